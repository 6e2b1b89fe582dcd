import { adminInvoices } from '@fio/contracts/admin/invoices';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { Button } from '@fio/design-system/button';
import { EmptyState } from '@fio/design-system/empty-state';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton, SkeletonText } from '@fio/design-system/skeleton';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { LoadFailure } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { useNavigate, useParams } from '@fio/platform/router';
import { useInvoicesWords } from '../words.ts';
import { Key } from './key.tsx';
import { ReviewDesk } from './review-desk.tsx';
import classes from './review.module.css';
import { useDeskKeys } from './use-desk-keys.ts';
import { type OnDesk, useQueue } from './use-queue.ts';

/** What can't be decided here, and the way on. */
function Passed({ desk, onNext }: { desk: OnDesk & { is: 'held' | 'over' | 'empty' }; onNext: () => void }) {
  const t = useInvoicesWords();
  useDeskKeys({ n: onNext });
  const words = {
    held: ['queue.held', 'queue.heldText', 'desk.next'],
    over: ['queue.over', 'queue.overText', 'desk.next'],
    empty: ['queue.empty', 'queue.emptyText', 'queue.again'],
  } as const;
  const [title, text, way] = words[desk.is];
  return (
    <EmptyState
      title={t(title)}
      text={t(text)}
      action={
        <Button onClick={onNext}>
          {t(way)} <Key name="N" />
        </Button>
      }
    />
  );
}

function OnTheDesk({ queue }: { queue: ReturnType<typeof useQueue> }) {
  const t = useInvoicesWords();
  const { desk, next, retry, lose } = queue;
  if (desk.is === 'open')
    return <ReviewDesk key={desk.invoice.id} invoice={desk.invoice} onNext={next} onLost={lose} />;
  if (desk.is === 'failed') return <LoadFailure error={desk.error} retrying={false} onRetry={retry} />;
  if (desk.is !== 'loading') return <Passed desk={desk} onNext={next} />;
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
  const queue = useQueue(useParams()['id']);
  const { waiting } = queue;
  return (
    <>
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
      <OnTheDesk queue={queue} />
    </>
  );
}
