import { type RefObject, useEffect, useEffectEvent } from 'react';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import type { BodyOf } from '@fio/contracts/core/endpoint';
import { MASKS } from '@fio/domain/field-masks';
import { isDateText } from '@fio/domain/calendar';
import type { InvoiceReason } from '@fio/domain/invoice';
import { DateField, MaskedField } from '@fio/design-system/fields';
import { NumberField } from '@fio/design-system/fields-admin';
import { Heading, Text } from '@fio/design-system/text';
import { ApiError } from '@fio/platform/api';
import { useUnsaved } from '@fio/platform/area';
import { Controller, useContractForm, useWatch } from '@fio/platform/forms';
import type { InvoiceDetail } from '../invoice-detail.ts';
import classes from './review.module.css';
import { useInvoicesWords } from '../words.ts';
import { likelyReason } from './likely-reason.ts';
import { ProductsField } from './products-field.tsx';
import { type Drafts, keyIn, keyText, valuesOf } from './receipt-values.ts';
import { ShopFields } from './shop-fields.tsx';

interface Props {
  readonly invoice: InvoiceDetail;
  readonly own: RefObject<HTMLFormElement | null>;
  readonly drafts: Drafts;
  readonly onBusy: (busy: boolean) => void;
  /** Approves it, or says why that can't be. */
  readonly send: (body: BodyOf<typeof adminInvoices.approve>) => Promise<unknown>;
  /** A rule stands against it. */
  readonly onRefused: (reason: InvoiceReason | undefined) => void;
}

/** What the reviewer reads off the receipt; sending it approves. */
export function ReceiptForm({ invoice, own, drafts, onBusy, send, onRefused }: Props) {
  const t = useInvoicesWords();
  const { id, version } = invoice;
  const { form, submit, errorOf } = useContractForm(adminInvoices.approve.body, {
    ...valuesOf(invoice),
    ...drafts.get(id),
    version,
  });
  const { isDirty } = form.formState;
  useUnsaved(isDirty || drafts.has(id));
  const keep = useEffectEvent(() => {
    if (isDirty) drafts.set(id, form.getValues());
  });
  useEffect(() => () => keep(), []);
  const known = keyIn(useWatch({ control: form.control, name: 'key' }) ?? '');
  const approve = submit(async (body) => {
    onBusy(true);
    try {
      await send(body);
    } catch (error) {
      if (error instanceof ApiError) onRefused(likelyReason(error));
      throw error;
    } finally {
      onBusy(false);
    }
  });
  return (
    <form
      ref={own}
      noValidate
      className={classes['form']}
      aria-label={t('desk.data')}
      onSubmit={(event) => void approve(event)}
    >
      <Heading level={2} size="s">
        {t('desk.data')}
      </Heading>
      <MaskedField
        {...form.register('key')}
        label={t('field.key')}
        mask={MASKS.accessKey}
        autoComplete="off"
        spellCheck={false}
        hint={t('desk.dataHint')}
        error={errorOf('key')}
      />
      {known ? (
        <Text size="small" tone="muted">
          {keyText(known)}
        </Text>
      ) : (
        <ShopFields form={form} errorOf={errorOf} />
      )}
      <div className={classes['pair']}>
        <Controller
          control={form.control}
          name="purchasedOn"
          render={({ field: { value, onChange, ...field } }) => (
            <DateField
              {...field}
              label={t('field.purchasedOn')}
              required
              value={isDateText(value) ? value : ''}
              onChange={(day, typed) => onChange(day || typed)}
              error={errorOf('purchasedOn')}
            />
          )}
        />
        <Controller
          control={form.control}
          name="value"
          render={({ field: { value, onChange, ...field } }) => (
            <NumberField
              {...field}
              label={t('field.valueReais')}
              required
              decimals={2}
              min={0}
              value={value === undefined ? null : value / 100}
              // An emptied field has no value.
              onChange={(reais) => onChange(reais === null ? undefined : Math.round(reais * 100))}
              error={errorOf('value')}
            />
          )}
        />
      </div>
      {invoice.participatingProducts.length > 0 && (
        <Controller
          control={form.control}
          name="products"
          render={({ field: { value, ...field } }) => (
            <ProductsField
              {...field}
              label={t('field.products')}
              required
              data={invoice.participatingProducts}
              value={value ?? []}
              error={errorOf('products')}
            />
          )}
        />
      )}
      {errorOf('root') && (
        <Text tone="error" role="alert">
          {errorOf('root')}
        </Text>
      )}
    </form>
  );
}
