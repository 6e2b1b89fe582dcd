import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Button } from '@fio/design-system/button';
import { Dialog } from '@fio/design-system/dialog';
import { useApiMutation } from '@fio/platform/api';
import type { ActionDialogProps } from '@fio/platform/area';
import type { InvoiceDetail } from './invoice-detail.ts';
import { RefuseForm } from './refuse-form.tsx';
import { useInvoicesWords } from './words.ts';

/** Refusing away from the desk; of a valid one it says what else is void. */
export const refusing = (action: 'refuse' | 'void') =>
  function RefuseDialog({ record, onClose }: ActionDialogProps<InvoiceDetail>) {
    const t = useInvoicesWords();
    const { mutateAsync } = useApiMutation(adminInvoices.refuse, [adminInvoices.list, adminInvoices.get]);
    const label = t(`action.${action}`);
    return (
      <Dialog opened onClose={() => onClose(false)} title={label} closeLabel={t('cancel')}>
        <RefuseForm
          record={record}
          label={label}
          hint={t(`action.${action}.text`)}
          send={async (body) => {
            await mutateAsync({ params: { id: record.id }, body });
            onClose(true);
          }}
          back={
            <Button variant="secondary" onClick={() => onClose(false)}>
              {t('cancel')}
            </Button>
          }
        />
      </Dialog>
    );
  };
