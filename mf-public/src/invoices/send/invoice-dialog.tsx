import { useState } from 'react';
import type { MyInvoice } from '@fio/contracts/public/invoices';
import { Dialog } from '@fio/design-system/dialog';
import { useDateWords } from '@fio/platform/dates';
import { MantineRoot } from '@fio/design-system/theme-provider';
import type { PageDialogProps } from '../../dialogs/page-dialog.ts';
import { PrizeWon } from '../../prizes/prize-won.tsx';
import { useInvoicesWords } from '../words.ts';
import { InvoiceGate } from './invoice-gate.tsx';
import { InvoiceSent, outcomeOf } from './invoice-sent.tsx';
import { SentBefore } from './sent-before.tsx';
import { Ways } from './ways.tsx';

/** Sending a receipt. `value` is the way to begin with: `?nota=foto`. A win takes the whole screen. */
export default function InvoiceDialog({ opened, value, onClose }: PageDialogProps) {
  const t = useInvoicesWords();
  const [sent, setSent] = useState<MyInvoice | null>(null);
  // Those before it, the latest first: a stack of paper is sent one by one.
  const [before, setBefore] = useState<readonly MyInvoice[]>([]);
  const prize = sent?.prize ?? null;
  const close = () => {
    setSent(null);
    setBefore([]);
    onClose();
  };
  const another = () => {
    if (sent) setBefore([sent, ...before]);
    setSent(null);
  };
  return (
    <MantineRoot scheme="dark" dates={useDateWords()}>
      <Dialog
        opened={opened && !prize}
        onClose={close}
        title={t(sent ? `sent.${outcomeOf(sent)}` : 'title')}
        closeLabel={t('close')}
        width={600}
        sheet
      >
        {sent ? (
          <InvoiceSent invoice={sent} before={before} onAnother={another} onClose={close} />
        ) : (
          <InvoiceGate>
            <Ways first={value} onSent={setSent} />
            <SentBefore invoices={before} />
          </InvoiceGate>
        )}
      </Dialog>
      <PrizeWon
        opened={opened && prize !== null}
        prize={prize}
        numbers={sent?.numbers ?? []}
        onClose={close}
      />
    </MantineRoot>
  );
}
