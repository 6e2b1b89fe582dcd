import { readFileSync } from 'node:fs';
import type { dashboard, ResultOf } from '@fio/contracts';
import {
  accountsBy,
  businessDaysBetween,
  collectsBy,
  cutOffOf,
  deliversBy,
  type DutyKind,
  ownershipBy,
  publishesBy,
  termEnd,
  type TermEnd,
  type TermUnit,
  todayInSaoPaulo,
} from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';

/** So many winners of a draw, or the draw itself, for whom something began on `day`, or ends on it. */
interface Duty {
  readonly kind: DutyKind;
  readonly drawId: string;
  readonly draw: string;
  readonly day: string;
  /** The moment, of what may be counted in hours. */
  readonly began: Date | null;
  /** What the draw gives: business days, hours, and a term. */
  readonly publishWithin: number;
  readonly cutOffHours: number;
  readonly documentsWithin: number;
  readonly documentsUnit: TermUnit;
  readonly count: number;
}

const DUTIES = readFileSync(new URL('./duties.sql', import.meta.url), 'utf8');

const on = (day: string): TermEnd => ({ day, at: null });
const published = ({ day, publishWithin }: Duty) => on(publishesBy(day, publishWithin));

/** When each is over. */
const endOf: Record<DutyKind, (duty: Duty) => TermEnd> = {
  ownership: ({ day }) => on(ownershipBy(day)),
  freeze: ({ day, cutOffHours }) => termEnd(cutOffOf(day, cutOffHours), { amount: 0, unit: 'hours' }),
  // Handed in before the extraction begins.
  list: ({ day }) => termEnd(cutOffOf(day, 0), { amount: 0, unit: 'hours' }),
  minutes: published,
  publication: published,
  documents: ({ began, day, documentsWithin: amount, documentsUnit: unit }) =>
    began === null ? on(day) : termEnd(began, { amount, unit }),
  delivery: ({ day }) => on(deliversBy(day)),
  tax: ({ day }) => on(day),
  prescription: ({ day }) => on(day),
  collection: ({ day }) => on(collectsBy(day)),
  accounting: ({ day }) => on(accountsBy(day)),
};

/** What has a last day or hour, the nearest first; what has gone by stays until it is done. */
export async function deadlines({
  pool,
  clock,
}: Pick<Infrastructure, 'pool' | 'clock'>): Promise<ResultOf<typeof dashboard.deadlines>> {
  const now = clock.now();
  const today = todayInSaoPaulo(now);
  const { rows } = await pool.query<Duty>(DUTIES);
  const found = rows.map((duty) => {
    const { kind, drawId, draw, count } = duty;
    const { day, at } = endOf[kind](duty);
    const left = businessDaysBetween(today, day);
    // On the weekend after its last day it is late, though no business day has gone by; so it is past its hour.
    const isLate = at === null ? day < today : at <= now;
    const businessDays = isLate ? Math.min(left, -1) : left;
    return { kind, drawId, draw, count, day, at: at?.toISOString() ?? null, businessDays };
  });
  return found.sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
}
