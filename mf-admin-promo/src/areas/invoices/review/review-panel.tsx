import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InvoiceReason } from '@fio/domain/invoice';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { Heading } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { type Decisions, type DeskQueue, DeskKey, useDeskKeys, useLookedAt } from '@fio/platform/desk';
import { toast } from '@fio/platform/feedback';
import { Claims } from '../claims.tsx';
import { type InvoiceDetail, nameOf } from '../invoice-detail.ts';
import { Alike } from '../invoice-receipt.tsx';
import { RefuseForm } from '../refuse-form.tsx';
import { RisksSeen } from '../risks/risks-seen.tsx';
import { SignedXml } from '../signed-xml.tsx';
import { useInvoicesWords } from '../words.ts';
import { ReceiptForm } from './receipt-form.tsx';
import type { Drafts } from './receipt-values.ts';
import classes from './review.module.css';
import { SenderFacts } from './sender-facts.tsx';

interface Props {
  readonly invoice: InvoiceDetail;
  readonly queue: DeskQueue<InvoiceDetail>;
  readonly decisions: Decisions;
  readonly drafts: Drafts;
  /** Its picture is there to be looked at. */
  readonly isShown: boolean;
  /** A decision is on its way. */
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onSent: () => void;
}

/** What an invoice says beside its picture, and three keys to decide it. */
export function ReviewPanel(props: Props) {
  const { invoice, queue, decisions, drafts, isShown, isSending, onSend, onSent } = props;
  const t = useInvoicesWords();
  const may = useMay();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isRefusing, setRefusing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<InvoiceReason>();
  const lookedAt = useLookedAt(isShown, queue.seen);
  // The next picture may be there, and this is the one before.
  const unlessSending = (act: () => void) => () => (isSending ? toast.info(t('desk.sending')) : act());
  const once = (act: () => void) => unlessSending(() => lookedAt(act))();
  // Where the keys count and Tab goes on to the fields.
  useEffect(() => {
    if (!isRefusing) panel.current?.focus({ preventScroll: true });
  }, [isRefusing]);
  // The focus was taken away while the decision was sent; what is refused at a field takes it from here.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending) panel.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);

  /** Takes a decision that can still be undone, and goes on. */
  const decide = async (endpoint: AnyEndpoint, said: string, body: object & { readonly version: number }) => {
    const { version, ...values } = body;
    const name = `${invoice.participant.name} · ${nameOf(invoice)}`;
    onSend();
    try {
      await decisions.decide(endpoint, { id: invoice.id, version, name }, { said, ...values });
      queue.decided(invoice.id);
    } finally {
      // Before the form hears of a refusal, and focuses the field it is told at.
      flushSync(onSent);
    }
  };
  const mayRefuse = may(adminInvoices.refuse);
  const approve = () => once(() => form.current?.requestSubmit());
  const refuse = () => once(() => setRefusing(true));
  const skip = unlessSending(queue.skip);
  const back = unlessSending(() => setRefusing(false));
  useDeskKeys({
    z: decisions.undo,
    'ctrl+z': decisions.undo,
    ...(isRefusing ? { escape: back } : { a: approve, n: skip, ...(mayRefuse && { r: refuse }) }),
  });
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes['panel']}
      aria-labelledby="review-sender"
      aria-busy={isSending}
      // What is read off the next picture must not be typed here.
      inert={isSending}
    >
      <Heading level={2} size="s" id="review-sender">
        {invoice.participant.name}
      </Heading>
      {!isRefusing && <SenderFacts invoice={invoice} />}
      <RisksSeen invoice={invoice} />
      <Claims invoice={invoice} />
      <SignedXml invoice={invoice} />
      <Alike alike={invoice.alike} />
      {isRefusing ? (
        <RefuseForm
          record={invoice}
          label={t('desk.refuse')}
          hint={t('desk.refusingHint')}
          reason={reason}
          send={(body) =>
            decide(adminInvoices.refuse, t('desk.refused', { reason: t(`reason.${body.reason}`) }), body)
          }
          back={
            <Button variant="secondary" onClick={back}>
              {t('desk.back')} <DeskKey name="Esc" />
            </Button>
          }
        />
      ) : (
        <>
          <ReceiptForm
            invoice={invoice}
            own={form}
            drafts={drafts}
            onBusy={setBusy}
            send={(body) => decide(adminInvoices.approve, t('desk.approved'), body)}
            onRefused={setReason}
          />
          <div className={classes['decide']} role="group" aria-label={t('desk.decision')}>
            <Button loading={isBusy} onClick={approve}>
              {t('desk.approve')} <DeskKey name="A" />
            </Button>
            {mayRefuse && (
              <Button variant="danger" onClick={refuse}>
                {t('desk.refuse')} <DeskKey name="R" />
              </Button>
            )}
            <Button variant="secondary" onClick={skip}>
              {t('desk.next')} <DeskKey name="N" />
            </Button>
            <p className={classes['hint']}>{t('desk.keysEscape')}</p>
          </div>
        </>
      )}
    </section>
  );
}
