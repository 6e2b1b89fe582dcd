import { useEffect, useRef, useState } from 'react';
import type { InvoiceReason } from '@fio/domain/invoice';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Button } from '@fio/design-system/button';
import { useImageView } from '@fio/design-system/image-viewer';
import { Heading } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { toast } from '@fio/platform/feedback';
import { Claims } from '../claims.tsx';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { Alike } from '../invoice-receipt.tsx';
import { RefuseForm } from '../refuse-form.tsx';
import { RisksSeen } from '../risks/risks-seen.tsx';
import { SignedXml } from '../signed-xml.tsx';
import { useInvoicesWords } from '../words.ts';
import { ReceiptPicture } from '../picture/late-picture.ts';
import { Key } from './key.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import classes from './review.module.css';
import { SenderFacts } from './sender-facts.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useLockKept } from './use-lock-kept.ts';

interface Props {
  readonly invoice: InvoiceDetail;
  readonly onNext: () => void;
  readonly onLost: (id: string) => void;
}

/** Says what came of an approval, for the next one is on the desk already. */
function notifyApproved({ numbers, prizes }: InvoiceDetail): void {
  const { t } = useInvoicesWords;
  const [prize] = prizes;
  const count = numbers.filter(({ state }) => state === 'distributed').length;
  toast.success(prize ? t('desk.approvedPrize', { prize: prize.title }) : t('desk.approved', { count }));
}

/** One invoice to be decided: its picture, what it says, and three keys. */
export function ReviewDesk({ invoice, onNext, onLost }: Props) {
  const t = useInvoicesWords();
  const may = useMay();
  const view = useImageView();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isRefusing, setRefusing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<InvoiceReason>();
  useLockKept(invoice.id, onLost);
  // Where the keys count and Tab goes on to the fields.
  useEffect(() => {
    if (!isRefusing) panel.current?.focus({ preventScroll: true });
  }, [isRefusing]);

  const mayRefuse = may(adminInvoices.refuse);
  const approve = () => form.current?.requestSubmit();
  useDeskKeys({
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.reset,
    g: view.rotate,
    ...(isRefusing
      ? { escape: () => setRefusing(false) }
      : { a: approve, n: onNext, ...(mayRefuse && { r: () => setRefusing(true) }) }),
  });
  return (
    <div className={classes['desk']}>
      <div className={classes['picture']}>
        <ReceiptPicture record={invoice} view={view} />
      </div>
      <section ref={panel} tabIndex={-1} className={classes['panel']} aria-labelledby="review-sender">
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
            onDone={(after) => {
              toast.success(t('desk.refused', { reason: after.reason ? t(`reason.${after.reason}`) : '' }));
              onNext();
            }}
            back={
              <Button variant="secondary" onClick={() => setRefusing(false)}>
                {t('desk.back')} <Key name="Esc" />
              </Button>
            }
          />
        ) : (
          <>
            <ReceiptForm
              invoice={invoice}
              own={form}
              onBusy={setBusy}
              onApproved={(after) => {
                notifyApproved(after);
                onNext();
              }}
              onRefused={setReason}
            />
            <div className={classes['decide']} role="group" aria-label={t('desk.decision')}>
              <Button loading={isBusy} onClick={approve}>
                {t('desk.approve')} <Key name="A" />
              </Button>
              {mayRefuse && (
                <Button variant="danger" onClick={() => setRefusing(true)}>
                  {t('desk.refuse')} <Key name="R" />
                </Button>
              )}
              <Button variant="secondary" onClick={onNext}>
                {t('desk.next')} <Key name="N" />
              </Button>
              <p className={classes['hint']}>{t('desk.keysEscape')}</p>
            </div>
          </>
        )}
      </section>
    </div>
  );
}
