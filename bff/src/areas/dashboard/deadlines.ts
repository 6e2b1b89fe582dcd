import { readFileSync } from 'node:fs';
import type { dashboard, DEADLINE_KINDS, ResultOf } from '@fio/contracts';
import {
  accountsBy,
  businessDaysBetween,
  collectsBy,
  deliversBy,
  documentsDueOn,
  publishesBy,
  todayInSaoPaulo,
} from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';

type Kind = (typeof DEADLINE_KINDS)[number];

/** So many winners of a draw, or the draw itself, for whom something began on `day`, or ends on it. */
interface Duty {
  readonly kind: Kind;
  readonly drawId: string;
  readonly draw: string;
  readonly day: string;
  /** Business days that the draw gives for the publication. */
  readonly within: number;
  readonly count: number;
}

const DUTIES = readFileSync(new URL('./duties.sql', import.meta.url), 'utf8');

/** The last day of a duty that began on `day`; of those whose last day is kept, that day itself. */
const lastDay: Record<Kind, (day: string, within: number) => string> = {
  freeze: (day) => day,
  publication: publishesBy,
  documents: documentsDueOn,
  delivery: deliversBy,
  tax: (day) => day,
  prescription: (day) => day,
  collection: collectsBy,
  accounting: accountsBy,
};

/** What has a last day, the nearest first; what has gone by stays until it is done. */
export async function deadlines({
  pool,
  clock,
}: Pick<Infrastructure, 'pool' | 'clock'>): Promise<ResultOf<typeof dashboard.deadlines>> {
  const today = todayInSaoPaulo(clock.now());
  const { rows } = await pool.query<Duty>(DUTIES);
  const found = rows.map(({ day, within, ...duty }) => {
    const last = lastDay[duty.kind](day, within);
    const left = businessDaysBetween(today, last);
    // On the weekend after its last day it is late, though no business day has gone by.
    return { ...duty, day: last, businessDays: last < today ? Math.min(left, -1) : left };
  });
  return found.sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
}
