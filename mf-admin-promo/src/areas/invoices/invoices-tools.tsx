import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Button } from '@fio/design-system/button';
import { IconEye } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { REVIEW_PATH } from './review/review-path.ts';
import { useInvoicesWords } from './words.ts';

/** The way from the list to the desk. */
export function InvoicesTools() {
  const t = useInvoicesWords();
  const navigate = useNavigate();
  if (!useMay()(adminInvoices.next)) return null;
  return (
    <Button icon={<IconEye size={16} />} href={REVIEW_PATH} onNavigate={(href) => void navigate(href)}>
      {t('queue')}
    </Button>
  );
}
