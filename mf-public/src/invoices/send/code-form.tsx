import { invoices, type InvoiceTerms, type MyInvoice } from '@fio/contracts/public/invoices';
import { Button } from '@fio/design-system/button';
import { FormAlert } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { FormProvider, useContractForm } from '@fio/platform/forms';
import { purchaseOfQr } from '@fio/domain/receipt-qr';
import { readReceiptQr } from '../scan/read-receipt.ts';
import { useInvoicesWords } from '../words.ts';
import { KeyField } from './key-field.tsx';
import { NO_DAY, NO_VALUE } from './no-value.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { OWN } from './own-reads.ts';
import { SendRow } from './send-row.tsx';
import classes from './send.module.css';

interface Props {
  readonly terms: InvoiceTerms | undefined;
  /** The text of the QR code that was read; without it the key is typed. */
  readonly qr?: string;
  readonly onAgain?: () => void;
  readonly onSent: (invoice: MyInvoice) => void;
}

/** A receipt by its QR code or its key, with the two things neither tells. */
export function CodeForm({ terms, qr, onAgain, onSent }: Props) {
  const t = useInvoicesWords();
  const { mutateAsync } = useApiMutation(invoices.send, OWN);
  // Some codes tell the day and the total too: then there is nothing left to type.
  const told = purchaseOfQr(qr ?? '');
  const { form, submit, errorOf } = useContractForm(invoices.send.body, {
    origin: qr === undefined ? 'key' : 'qr',
    code: qr ?? '',
    purchasedOn: told.day ?? NO_DAY,
    value: told.value ?? NO_VALUE,
  });
  const read = qr === undefined ? null : readReceiptQr(qr);
  const send = submit(async (body) => onSent(await mutateAsync({ body })));
  return (
    <FormProvider {...form}>
      <form
        className={classes['form']}
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => void send(event)}
      >
        <FormAlert message={errorOf('root') ?? (qr === undefined ? undefined : errorOf('code'))} />
        {qr === undefined ? (
          <KeyField name="code" terms={terms} error={errorOf('code')} hint={t('keyHint')} required />
        ) : (
          read && 'key' in read && <ReceiptFacts receipt={read.key} terms={terms} />
        )}
        {onAgain && (
          <Button variant="quiet" size="sm" className={classes['again']} onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <PurchaseFields terms={terms} errorOf={errorOf} />
        <SendRow terms={terms} busy={form.formState.isSubmitting} />
      </form>
    </FormProvider>
  );
}
