import { useState } from 'react';
import { invoices, type MyInvoice } from '@fio/contracts/public/invoices';
import { Disclosure } from '@fio/design-system/disclosure';
import { Tabs } from '@fio/design-system/tabs';
import { useApiQuery } from '@fio/platform/api';
import { ReceiptTab } from '../../help-tickets/receipt-tab.tsx';
import { Scanner } from '../scan/scanner.tsx';
import { useInvoicesWords } from '../words.ts';
import { CodeForm } from './code-form.tsx';
import { PhotoForm } from './photo-form.tsx';
import { SampleReceipts } from './sample-receipts.tsx';
import { XmlForm } from './xml-form.tsx';
import classes from './send.module.css';

/** As they stand in the address after `nota=`; `xml.` may be followed by the key of a receipt that waits. */
const WAYS = ['qr', 'chave', 'foto', 'xml'] as const;
type Way = (typeof WAYS)[number];
const wayOf = (text: string): Way => WAYS.find((way) => way === text.split('.', 1)[0]) ?? 'qr';

interface Props {
  readonly first: string;
  readonly onSent: (invoice: MyInvoice) => void;
}

/** The ways a receipt may come in; `first` is the one to begin with. Its XML is one where somebody trusts signatures. */
export function Ways({ first, onSent }: Props) {
  const t = useInvoicesWords();
  const [way, setWay] = useState(wayOf(first));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [qr, setQr] = useState<string>();
  const { data: terms } = useApiQuery(invoices.terms, {}, { quiet: true });
  const ways = WAYS.filter((id) => id !== 'xml' || terms?.xml);
  const content = {
    qr:
      qr === undefined ? (
        <>
          <Scanner onCode={setQr} onOther={(other) => setWay(other === 'key' ? 'chave' : 'foto')} />
          <SampleReceipts onCode={setQr} />
        </>
      ) : (
        <CodeForm terms={terms} qr={qr} onAgain={() => setQr(undefined)} onSent={onSent} />
      ),
    chave: <CodeForm terms={terms} onSent={onSent} />,
    foto: <PhotoForm terms={terms} onSent={onSent} />,
    xml: <XmlForm terms={terms} expected={first.split('.')[1] ?? ''} onSent={onSent} />,
  };
  return (
    <>
      <Tabs
        label={t('ways')}
        value={way}
        onChange={(id) => setWay(wayOf(id))}
        items={ways.map((id) => ({ id, title: t(`way.${id}`), content: content[id] }))}
      />
      {/* The help of `?ajuda`, in place: leaving the dialog would cost what is typed. */}
      {(way === 'chave' || way === 'foto') && (
        <Disclosure
          title={t('where')}
          headingLevel={3}
          open={isHelpOpen}
          onOpenChange={setHelpOpen}
          className={classes['help']}
        >
          <ReceiptTab kind="nfce" />
        </Disclosure>
      )}
    </>
  );
}
