import { type ReactNode, useEffect, useRef } from 'react';
import { adminInvoices, INVOICE_NOTE_LIMIT } from '@fio/contracts/admin/invoices';
import type { BodyOf } from '@fio/contracts/core/endpoint';
import { INVOICE_REASONS, type InvoiceReason } from '@fio/domain/invoice';
import { Button } from '@fio/design-system/button';
import { TextAreaField } from '@fio/design-system/fields';
import { ChoiceField } from '@fio/design-system/fields-admin';
import { Text } from '@fio/design-system/text';
import { Controller, useContractForm } from '@fio/platform/forms';
import type { InvoiceDetail } from './invoice-detail.ts';
import classes from './invoices.module.css';
import { useInvoicesWords } from './words.ts';

const useReasons = () => {
  const t = useInvoicesWords();
  return INVOICE_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }));
};

interface Props {
  readonly record: InvoiceDetail;
  readonly label: string;
  readonly hint: string;
  /** Refuses it, or says why that can't be. */
  readonly send: (body: BodyOf<typeof adminInvoices.refuse>) => Promise<unknown>;
  /** The way back. */
  readonly back: ReactNode;
  /** What the person probably means. */
  readonly reason?: InvoiceReason | undefined;
}

/** Asks why an invoice is refused, a digit for each reason, and refuses it. */
export function RefuseFields({ record, label, hint, send, back, reason }: Props) {
  const t = useInvoicesWords();
  const reasons = useReasons();
  const own = useRef<HTMLFormElement>(null);
  const { form, submit, errorOf } = useContractForm(adminInvoices.refuse.body, {
    version: record.version,
    reason,
    note: '',
  });
  const refuse = submit(send);
  useEffect(() => {
    const choices = own.current;
    (
      choices?.querySelector<HTMLElement>('input:checked') ?? choices?.querySelector<HTMLElement>('input')
    )?.focus();
  }, []);
  return (
    <form
      ref={own}
      noValidate
      className={classes['form']}
      aria-label={label}
      onSubmit={(event) => void refuse(event)}
    >
      <Controller
        control={form.control}
        name="reason"
        render={({ field }) => (
          <ChoiceField
            name="reason"
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            label={t('field.reason')}
            hint={hint}
            required
            data={reasons}
            error={errorOf('reason')}
          />
        )}
      />
      <TextAreaField
        {...form.register('note')}
        label={t('field.note')}
        hint={t('desk.noteHint')}
        maxLength={INVOICE_NOTE_LIMIT}
        rows={2}
        error={errorOf('note')}
      />
      {errorOf('root') && (
        <Text tone="error" role="alert">
          {errorOf('root')}
        </Text>
      )}
      <div className={classes['buttons']}>
        {back}
        <Button variant="danger" type="submit" loading={form.formState.isSubmitting}>
          {label}
        </Button>
      </div>
    </form>
  );
}
