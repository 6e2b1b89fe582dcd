import { readFileSync } from 'node:fs';
import type { dashboard, Measure, ResultOf } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { countFailed } from '../../core/mail/failed-mail.ts';
import { funnelOf, lastDays } from '../statistics/index.ts';
import { waitingUntil, type Began } from './waiting-until.ts';

type Figures = ResultOf<typeof dashboard.figures>;

interface Row extends Omit<Figures, Measure | 'refreshedAt' | 'waiting' | 'waitingUntil' | 'funnel'> {
  readonly waiting: Omit<Figures['waiting'], 'failedMail'>;
  readonly refreshedAt: Date | null;
  readonly measured: Pick<Figures, Measure>;
  readonly began: Pick<Began, 'prizes' | 'toDeliver' | 'consumer'>;
}

const FIGURES = readFileSync(new URL('./figures.sql', import.meta.url), 'utf8');

/** Of as many days the dashboard tells, today included. */
const WEEK_DAYS = 7;

/** As JSON within a row has it, with an offset. */
const instantOf = (text: string | null) => text && new Date(text).toISOString();

/** Where the campaign stands, in a few milliseconds however many took part. */
export async function figures({
  pool,
  db,
  clock,
  config,
}: Pick<Infrastructure, 'pool' | 'db' | 'clock' | 'config'>): Promise<Figures> {
  const now = clock.now();
  const [{ rows }, failedMail, funnel] = await Promise.all([
    pool.query<Row>(FIGURES, [now]),
    countFailed(db, now),
    funnelOf(db, lastDays(WEEK_DAYS, now)),
  ]);
  const [{ refreshedAt, measured, waiting, waitingSince, began, ...rest }] = rows as [Row];
  const { invoices, privacy } = waitingSince;
  return {
    refreshedAt: refreshedAt?.toISOString() ?? null,
    ...measured,
    waiting: { ...waiting, failedMail },
    waitingSince: {
      suggestions: instantOf(waitingSince.suggestions),
      invoices: instantOf(invoices),
      prizes: instantOf(waitingSince.prizes),
      toDeliver: instantOf(waitingSince.toDeliver),
      sac: instantOf(waitingSince.sac),
      privacy: instantOf(privacy),
      webhooks: instantOf(waitingSince.webhooks),
      toResolve: instantOf(waitingSince.toResolve),
    },
    waitingUntil: waitingUntil({ ...began, invoices, privacy }, config.invoices.reviewDays),
    funnel,
    ...rest,
  };
}
