import { useState } from 'react';
import { invoices, type InvoiceTerms, type MyInvoice } from '@fio/contracts/public/invoices';
import { MaskedField, TextField } from '@fio/design-system/fields';
import { Text } from '@fio/design-system/text';
import { formatAccessKey } from '@fio/domain/access-key';
import { MASKS } from '@fio/domain/field-masks';
import { FormAlert } from '@fio/platform/account';
import { useApiMutation } from '@fio/platform/api';
import { FormProvider, useContractForm } from '@fio/platform/forms';
import { useInvoicesWords } from '../words.ts';
import { keyInPhoto } from '../scan/key-in-photo.ts';
import { KeyField } from './key-field.tsx';
import { NO_DAY, NO_VALUE } from './no-value.ts';
import { OWN } from './own-reads.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { ReceiptFile } from './receipt-file.tsx';
import { SendRow } from './send-row.tsx';
import { useUpload } from './use-upload.ts';
import classes from './send.module.css';

interface Props {
  readonly terms: InvoiceTerms | undefined;
  readonly onSent: (invoice: MyInvoice) => void;
}

const orNull = { setValueAs: (text: string | null) => (text?.trim() ? text : null) };

/** A receipt by a photo or PDF of it; its QR code, where the photo shows it, spares one the key. */
export function PhotoForm({ terms, onSent }: Props) {
  const t = useInvoicesWords();
  const { mutateAsync } = useApiMutation(invoices.sendPhoto, OWN);
  const { form, submit, errorOf } = useContractForm(invoices.sendPhoto.body, {
    uploadId: '',
    key: null,
    cnpj: null,
    number: null,
    purchasedOn: NO_DAY,
    value: NO_VALUE,
  });
  const { register, setValue } = form;
  const upload = useUpload((id) => setValue('uploadId', id, { shouldValidate: true }));
  const [hasKey, setHasKey] = useState(false);
  const look = async (file: File) => {
    setValue('uploadId', '');
    const key = await keyInPhoto(file);
    setHasKey(key !== null);
    if (key !== null) setValue('key', formatAccessKey(key), { shouldValidate: true });
  };
  const send = submit(async (body) => onSent(await mutateAsync({ body })));
  const isWaiting = upload.state.step === 'under way';
  return (
    <FormProvider {...form}>
      <form
        className={classes['form']}
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => void send(event)}
      >
        <FormAlert message={errorOf('root')} />
        <ReceiptFile
          upload={upload}
          onFile={(file) => void look(file)}
          error={errorOf('uploadId') && t('fileFirst')}
          hasKey={hasKey}
        />
        <KeyField name="key" terms={terms} error={errorOf('key')} hint={t('keyOptional')} />
        <fieldset className={classes['group']}>
          <Text as="span" size="small" tone="muted">
            {t('withoutKey')}
          </Text>
          <div className={classes['pair']}>
            <MaskedField
              {...register('cnpj', orNull)}
              label={t('cnpj')}
              mask={MASKS.cnpj}
              error={errorOf('cnpj')}
              autoComplete="off"
            />
            <TextField
              {...register('number', orNull)}
              label={t('number')}
              error={errorOf('number')}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
        </fieldset>
        <PurchaseFields terms={terms} errorOf={errorOf} />
        <SendRow terms={terms} busy={form.formState.isSubmitting || isWaiting} />
      </form>
    </FormProvider>
  );
}
