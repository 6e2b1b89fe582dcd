import type { Listed } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { ASKED, LISTED } from './list/list-tag.ts';

/** By which a number of a draw's list can win or not. */
export interface Standards {
  readonly drawId: string;
  /** Of the extraction, YYYY-MM-DD. */
  readonly lotteryDate: string;
  readonly minimumAge: number;
}

/** The last day of birth of who has `age` full years on `day`: ageOn() of the domain, turned round. */
export function bornBy(day: string, age: number): string {
  const birth = `${String(Number(day.slice(0, 4)) - age).padStart(4, '0')}${day.slice(4)}`;
  // 29 February of a common year.
  return Number.isNaN(Date.parse(birth)) || !new Date(birth).toISOString().startsWith(birth)
    ? birth.replace(/29$/, '28')
    : birth;
}

/**
 * A voided number is in the list when that happened after it was closed. A block counts that reaches to the day of the
 * extraction, whatever the account says; one that was lifted since was a mistake, and its person may win.
 */
const STANDING = `
  SELECT t.series * 100000 + t.number AS code, t.registration_id AS holder,
    CASE
      WHEN t.state = 'voided' THEN 'voided'
      WHEN r.anonymised_at IS NOT NULL OR r.disabled_at IS NOT NULL THEN 'ineligible'
      WHEN EXISTS (
        SELECT FROM blocked_cpfs b
        WHERE b.cpf_hash = r.cpf_hash AND b.lifted_at IS NULL AND (b.expires_on IS NULL OR b.expires_on >= $2::date)
      ) THEN 'blocked_cpf'
      WHEN r.birth_date > $3::date THEN 'under_age'
      ELSE 'eligible'
    END AS standing`;

/** The next of the list from a code on; the index of the numbers' key is read from there and no further. */
const stretch = (beyond: '>=' | '<=', order: 'ASC' | 'DESC') => `${STANDING}
  FROM (
    SELECT t.series, t.number, t.state, t.registration_id FROM tickets t
    WHERE t.draw_id = $1::uuid AND ${LISTED} AND (t.series, t.number) ${beyond} ($4::integer / 100000, $4::integer % 100000)
    ORDER BY t.series ${order}, t.number ${order} LIMIT $5::integer
  ) t
  JOIN registrations r ON r.id = t.registration_id
  ORDER BY code ${order}`;
const UP = stretch('>=', 'ASC');
const DOWN = stretch('<=', 'DESC');

const THESE = `${STANDING}
  FROM unnest($4::integer[]) AS asked(code)
  JOIN tickets t ON t.draw_id = $1::uuid AND ${ASKED} AND ${LISTED}
  JOIN registrations r ON r.id = t.registration_id`;

const standards = ({ drawId, lotteryDate, minimumAge }: Standards) => [
  drawId,
  lotteryDate,
  bornBy(lotteryDate, minimumAge),
];

/** At most `limit` numbers of the list from `code` on, itself included, the nearest first. */
export function listedFrom(
  ask: Ask,
  by: Standards,
  { code, limit, way }: { code: number; limit: number; way: 'up' | 'down' },
): Promise<readonly Listed[]> {
  return ask(`listed-${way}`, way === 'up' ? UP : DOWN, [...standards(by), code, limit]);
}

/** Those of `codes` that are in the list, in any order. */
export function listedNumbers(ask: Ask, by: Standards, codes: readonly number[]): Promise<readonly Listed[]> {
  return ask('listed-these', THESE, [...standards(by), codes]);
}
