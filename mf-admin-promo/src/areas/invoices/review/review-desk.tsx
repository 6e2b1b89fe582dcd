import { useState } from 'react';
import { useImageView } from '@fio/design-system/image-viewer';
import { type Decisions, type DeskQueue, useDeskKeys } from '@fio/platform/desk';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { ReceiptPicture } from '../picture/late-picture.ts';
import type { Drafts } from './receipt-values.ts';
import classes from './review.module.css';
import { ReviewPanel } from './review-panel.tsx';

interface PictureProps {
  readonly invoice: InvoiceDetail;
  readonly onShown: () => void;
}

/** The picture and its keys. */
function Picture({ invoice, onShown }: PictureProps) {
  const view = useImageView();
  useDeskKeys({
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.reset,
    g: view.rotate,
  });
  return (
    <div className={classes['picture']}>
      <ReceiptPicture record={invoice} view={view} onShown={onShown} />
    </div>
  );
}

interface Props {
  readonly invoice: InvoiceDetail;
  readonly queue: DeskQueue<InvoiceDetail>;
  readonly decisions: Decisions;
  readonly drafts: Drafts;
}

/** A decision that is on its way, and what lies here next, if that is known. */
interface Sending {
  readonly id: string;
  readonly next: InvoiceDetail | null;
}

/**
 * One invoice to be decided, its picture beside what it says. While a decision is on its way the next picture is looked at
 * already; its own is there again where that is refused.
 */
export function ReviewDesk({ invoice, ...around }: Props) {
  const { queue } = around;
  const [sending, setSending] = useState<Sending | null>(null);
  /** Whose picture is there. */
  const [seen, setSeen] = useState<string>();
  const { id, version } = invoice;
  const isSending = sending?.id === id;
  const pictured = (isSending && sending.next) || invoice;
  return (
    <div className={classes['desk']}>
      <Picture key={pictured.id} invoice={pictured} onShown={() => setSeen(pictured.id)} />
      {/* What was read off another version is read anew. */}
      <ReviewPanel
        key={`${id} ${version}`}
        {...around}
        invoice={invoice}
        isShown={seen === id}
        isSending={isSending}
        onSend={() => setSending({ id, next: queue.behind() })}
        // Another may be on its way by then.
        onSent={() => setSending((now) => (now?.id === id ? null : now))}
      />
    </div>
  );
}
