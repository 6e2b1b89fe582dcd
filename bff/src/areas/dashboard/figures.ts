import { readFileSync } from 'node:fs';
import type { dashboard, Measure, ResultOf } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { countFailed } from '../../core/mail/failed-mail.ts';

type Figures = ResultOf<typeof dashboard.figures>;

interface Row extends Omit<Figures, Measure | 'refreshedAt' | 'waiting'> {
  readonly waiting: Omit<Figures['waiting'], 'failedMail'>;
  readonly refreshedAt: Date | null;
  readonly measured: Pick<Figures, Measure>;
}

const FIGURES = readFileSync(new URL('./figures.sql', import.meta.url), 'utf8');

/** As JSON within a row has it, with an offset. */
const instantOf = (text: string | null) => text && new Date(text).toISOString();

/** Where the campaign stands, in a few milliseconds however many took part. */
export async function figures({
  pool,
  db,
  clock,
}: Pick<Infrastructure, 'pool' | 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now();
  const [{ rows }, failedMail] = await Promise.all([pool.query<Row>(FIGURES, [now]), countFailed(db, now)]);
  const [{ refreshedAt, measured, waiting, waitingSince, ...rest }] = rows as [Row];
  return {
    refreshedAt: refreshedAt?.toISOString() ?? null,
    ...measured,
    waiting: { ...waiting, failedMail },
    waitingSince: {
      suggestions: instantOf(waitingSince.suggestions),
      invoices: instantOf(waitingSince.invoices),
      prizes: instantOf(waitingSince.prizes),
      sac: instantOf(waitingSince.sac),
      webhooks: instantOf(waitingSince.webhooks),
      toResolve: instantOf(waitingSince.toResolve),
    },
    ...rest,
  };
}
