import { useState, type FormEvent } from 'react';
import { INVOICE_XML_LIMIT_MB, type InvoiceTerms, type MyInvoice } from '@fio/contracts/public/invoices';
import { FileField } from '@fio/design-system/file-field';
import { Text } from '@fio/design-system/text';
import { formatAccessKey, readAccessKey } from '@fio/domain/access-key';
import { useInvoicesWords } from '../words.ts';
import { ReceiptFacts } from './receipt-facts.tsx';
import { SampleXmls } from './sample-xmls.tsx';
import { SendRow } from './send-row.tsx';
import { useSendXml } from './use-send-xml.ts';
import { type ChosenXml, chosenXml } from './xml-file.ts';
import classes from './send.module.css';

interface Props {
  readonly terms: InvoiceTerms | undefined;
  /** The key of the receipt that waits for it; '' for a new one. */
  readonly expected: string;
  readonly onSent: (invoice: MyInvoice) => void;
}

/** A receipt by its signed XML: nothing is typed, for the shop has signed day, value and items. */
export function XmlForm({ terms, expected, onSent }: Props) {
  const t = useInvoicesWords();
  const [chosen, setChosen] = useState<ChosenXml>();
  const { send, isSending, problem, forget } = useSendXml(expected, onSent);
  const choose = async (file: File | null) => {
    if (!file) return;
    forget();
    setChosen(await chosenXml(file));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setChosen({ name: undefined, problem: t('xmlFirst') });
    if (chosen.file) void send(chosen.file);
  };
  const reading = chosen?.key === undefined ? null : readAccessKey(chosen.key);
  return (
    <>
      <form className={classes['form']} noValidate aria-label={t('title')} onSubmit={submit}>
        {expected !== '' && <Text>{t('xmlExpected', { key: formatAccessKey(expected) })}</Text>}
        <FileField
          name="file"
          label={t('xml')}
          hint={t('xmlHint', { limit: INVOICE_XML_LIMIT_MB })}
          accept=".xml,text/xml,application/xml"
          chooseLabel={t('xmlChoose')}
          fileName={chosen?.name}
          error={problem ?? chosen?.problem}
          onChange={(file) => void choose(file)}
          required
        />
        <div aria-live="polite">
          {reading && 'key' in reading && <ReceiptFacts receipt={reading.key} terms={terms} />}
        </div>
        <SendRow terms={terms} busy={isSending} />
      </form>
      <SampleXmls onChosen={(file) => void choose(file)} />
    </>
  );
}
