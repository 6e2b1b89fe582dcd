import { useState } from 'react';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton, SkeletonText } from '@fio/design-system/skeleton';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { LoadFailure } from '@fio/platform/area';
import {
  type Decisions,
  type DeskQueue,
  DeskState,
  type OnDesk,
  UndoStrip,
  useDecisions,
  useDeskQueue,
  useDeskWords,
} from '@fio/platform/desk';
import { format } from '@fio/platform/i18n';
import { useNavigate, useParams } from '@fio/platform/router';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { useInvoicesWords } from '../words.ts';
import type { Drafts } from './receipt-values.ts';
import { receiptsWaiting } from './receipts-waiting.ts';
import { ReviewDesk } from './review-desk.tsx';
import classes from './review.module.css';

interface Props {
  readonly queue: DeskQueue<InvoiceDetail>;
  readonly decisions: Decisions;
}

type Passing = OnDesk<InvoiceDetail> & { is: 'held' | 'over' | 'empty' };

/** What can't be decided here, and the way on. */
function Passed({ desk, queue, decisions }: Props & { readonly desk: Passing }) {
  const t = useInvoicesWords();
  const words = useDeskWords();
  const { title, text } = {
    held: {
      title: desk.is === 'held' && desk.by ? words('held', { name: desk.by }) : words('heldByOther'),
      text: t('queue.heldText'),
    },
    over: { title: t('queue.over'), text: t('queue.overText') },
    empty: { title: t('queue.empty'), text: t('queue.emptyText') },
  }[desk.is];
  const next = t(desk.is === 'empty' ? 'queue.again' : 'desk.next');
  return <DeskState title={title} text={text} next={next} onNext={queue.skip} undo={decisions.undo} />;
}

function OnTheDesk({ queue, decisions, drafts }: Props & { readonly drafts: Drafts }) {
  const t = useInvoicesWords();
  const { desk } = queue;
  if (desk.is === 'open')
    return <ReviewDesk invoice={desk.found} queue={queue} decisions={decisions} drafts={drafts} />;
  if (desk.is === 'failed') return <LoadFailure error={desk.error} retrying={false} onRetry={queue.retry} />;
  if (desk.is !== 'loading') return <Passed desk={desk} queue={queue} decisions={decisions} />;
  return (
    <div className={classes['desk']} aria-busy>
      <VisuallyHidden role="status">{t('queue.loading')}</VisuallyHidden>
      <Skeleton />
      <SkeletonText lines={8} />
    </div>
  );
}

/** /admin/invoices/review/{id?}: the desk where invoices are decided one after the other. */
export function ReviewPage() {
  const t = useInvoicesWords();
  const navigate = useNavigate();
  const queue = useDeskQueue(receiptsWaiting, useParams()['id']);
  const decisions = useDecisions({
    list: 'invoices',
    refresh: [adminInvoices.list, adminInvoices.get],
    onUndone: queue.bringBack,
  });
  const [drafts] = useState<Drafts>(() => new Map());
  const { waiting } = queue;
  return (
    <>
      <UndoStrip decisions={decisions} />
      <PageHeader
        title={t('queue')}
        {...(waiting !== null && {
          count: t('queue.waiting', { count: waiting, total: format.number(waiting) }),
        })}
        breadcrumbs={
          <Breadcrumbs
            label={t('title')}
            items={[{ title: t('title'), href: adminInvoices.list.path }, { title: t('queue') }]}
            onNavigate={(href) => void navigate(href)}
          />
        }
      />
      <OnTheDesk queue={queue} decisions={decisions} drafts={drafts} />
    </>
  );
}
