import { useState } from 'react';
import { adminPrizes } from '@fio/contracts/admin/prizes';
import { validation } from '@fio/contracts/admin/validation';
import { Breadcrumbs } from '@fio/design-system/breadcrumbs';
import { EmptyState } from '@fio/design-system/empty-state';
import { PageHeader } from '@fio/design-system/page';
import { Skeleton, SkeletonText } from '@fio/design-system/skeleton';
import { VisuallyHidden } from '@fio/design-system/visually-hidden';
import { LoadFailure } from '@fio/platform/area';
import { useApiQuery } from '@fio/platform/api';
import {
  DeskState,
  type OnDesk as Lying,
  UndoStrip,
  useDecisions,
  useDeskQueue,
  useDeskWords,
} from '@fio/platform/desk';
import { format } from '@fio/platform/i18n';
import { useNavigate, useParams } from '@fio/platform/router';
import reviewClasses from '../invoices/review/review.module.css';
import { Decided } from './decided.tsx';
import { Desk } from './desk.tsx';
import type { Around } from './use-desk.ts';
import type { Drafts, Win } from './win.ts';
import { winsWaiting } from './wins-waiting.ts';
import { useValidationWords } from './words.ts';

function Loading() {
  const t = useValidationWords();
  return (
    <div className={reviewClasses['desk']} aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton />
      <SkeletonText lines={8} />
    </div>
  );
}

function Head({ waiting }: { waiting: number | null }) {
  const t = useValidationWords();
  const navigate = useNavigate();
  return (
    <PageHeader
      title={t('title')}
      {...(waiting !== null && {
        count: t('waiting', { count: waiting, total: format.number(waiting) }),
      })}
      breadcrumbs={
        <Breadcrumbs
          label={t('prizes')}
          items={[{ title: t('prizes'), href: adminPrizes.list.path }, { title: t('title') }]}
          onNavigate={(href) => void navigate(href)}
        />
      }
    />
  );
}

/** A win as it was taken, or as what was added to it at the desk has made it. */
function OnDesk({ taken, ...around }: Around & { taken: Win }) {
  const input = { params: { id: taken.prize.id } };
  const { data: win = taken } = useApiQuery(validation.get, input, { staleTime: Infinity });
  if (win.prize.state === 'pending') return <Desk win={win} {...around} />;
  return <Decided win={win} queue={around.queue} undo={around.decisions.undo} />;
}

type Passing = Lying<Win> & { is: 'held' | 'over' | 'empty' };

/** What can't be decided here, and the way on. */
function Passed({ desk, queue, decisions }: Pick<Around, 'queue' | 'decisions'> & { desk: Passing }) {
  const t = useValidationWords();
  const words = useDeskWords();
  const { title, text } = {
    held: {
      title: desk.is === 'held' && desk.by ? words('held', { name: desk.by }) : words('heldByOther'),
      text: t('heldText'),
    },
    over: { title: t('decided'), text: t('overText') },
    empty: { title: t('empty.title'), text: t('empty.text') },
  }[desk.is];
  const next = t(desk.is === 'empty' ? 'empty.again' : 'next');
  return <DeskState title={title} text={text} next={next} onNext={queue.skip} undo={decisions.undo} />;
}

/** What lies on the desk. `round`: how often it was read anew on purpose, with which it begins again. */
function Lies(around: Around & { round: number }) {
  const t = useValidationWords();
  const { queue, round } = around;
  const { desk } = queue;
  switch (desk.is) {
    case 'loading':
      return <Loading />;
    case 'open':
      return <OnDesk key={`${desk.id} ${round}`} taken={desk.found} {...around} />;
    case 'failed':
      return desk.error.status === 404 || desk.error.status === 422 ? (
        <EmptyState title={t('missing.title')} text={t('missing.text')} />
      ) : (
        <LoadFailure error={desk.error} retrying={false} onRetry={queue.retry} />
      );
    case 'held':
    case 'over':
    case 'empty':
      return <Passed desk={desk} {...around} />;
  }
}

/** /admin/validation/{prize?}: the desk where wins are decided one after the other. */
export function ValidationPage() {
  const queue = useDeskQueue(winsWaiting, useParams()['prize']);
  const decisions = useDecisions({
    list: 'prizes',
    refresh: [adminPrizes.list, adminPrizes.get],
    onUndone: queue.bringBack,
  });
  const [drafts] = useState<Drafts>(() => new Map());
  const [round, setRound] = useState(0);
  const reload = async () => {
    await queue.refresh();
    setRound((before) => before + 1);
  };
  const around = { queue, decisions, drafts, reload, round };
  return (
    <>
      <UndoStrip decisions={decisions} />
      <Head waiting={queue.waiting} />
      <Lies {...around} />
    </>
  );
}
