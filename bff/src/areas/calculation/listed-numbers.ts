import { type Listed, SEALED_STANDINGS } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import { ASKED, CODE, LISTED, SEAL, SEALED_FORMAT } from './list/list-tag.ts';

/** By which a number of a draw's list can win or not. */
export interface Standards {
  readonly drawId: string;
  /** Of the extraction, YYYY-MM-DD. */
  readonly lotteryDate: string;
  readonly minimumAge: number;
  /** `list_format` of the draw. */
  readonly listFormat: number;
  /** Of a rehearsal: the first so many numbers that were given out are its list, judged as they are now. */
  readonly given?: number;
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
 * Why no number of registration `r` can win, by what is so now, with standardValues; the first that holds counts. A block
 * counts that reaches to the day of the extraction, whatever the account says; one that was lifted since was a mistake, and its
 * person may win.
 */
const AGAINST_HOLDER = {
  ineligible: 'r.anonymised_at IS NOT NULL OR r.disabled_at IS NOT NULL',
  blocked_cpf: `EXISTS (
        SELECT FROM blocked_cpfs b
        WHERE b.cpf_hash = r.cpf_hash AND b.lifted_at IS NULL AND (b.expires_on IS NULL OR b.expires_on >= $2::date)
      )`,
  under_age: 'r.birth_date > $3::date',
} satisfies Partial<Record<Listed['standing'], string>>;

/** Whether anything stands against the holder. */
export const AGAINST_ANY = Object.values(AGAINST_HOLDER)
  .map((rule) => `(${rule})`)
  .join(' OR ');

/** The standing of ticket `t` of registration `r` by what is so now, with standardValues. */
export const JUDGED = `
    CASE
      WHEN t.state = 'voided' THEN 'voided'
      ${Object.entries(AGAINST_HOLDER)
        .map(([standing, rule]) => `WHEN ${rule} THEN '${standing}'`)
        .join('\n      ')}
      ELSE 'eligible'
    END`;

const NUMBER = `SELECT ${CODE} AS code, t.registration_id AS holder`;

/** In an unsealed list, where a voided number is in it when that happened after it was closed. */
const STANDING = `${NUMBER}, ${JUDGED} AS standing`;

/** In a sealed list. */
const SEALED = `${NUMBER},
    (ARRAY['${SEALED_STANDINGS.join("', '")}'])[1 + coalesce(get_byte(s.seal, 0), 0)] AS standing`;

/** The next of the list from a code on; the index of the numbers' key is read from there and no further. */
const stretch = (beyond: '>=' | '<=', order: 'ASC' | 'DESC') => `${STANDING}
  FROM (
    SELECT t.series, t.number, t.state, t.registration_id FROM tickets t
    WHERE t.draw_id = $1::uuid AND ${LISTED} AND (t.series, t.number) ${beyond} ($4::integer / 100000, $4::integer % 100000)
    ORDER BY t.series ${order}, t.number ${order} LIMIT $5::integer
  ) t
  JOIN registrations r ON r.id = t.registration_id
  ORDER BY code ${order}`;
/** The same of a sealed list: nothing is read but numbers, whose they are, and seals, none of which ever changes. */
const sealedStretch = (beyond: '>=' | '<=', order: 'ASC' | 'DESC') => `${SEALED}
  FROM (
    SELECT t.draw_id, t.series, t.number, t.registration_id FROM tickets t
    WHERE t.draw_id = $1::uuid AND (t.series, t.number) ${beyond} ($2::integer / 100000, $2::integer % 100000)
    ORDER BY t.series ${order}, t.number ${order} LIMIT $3::integer
  ) t
  ${SEAL}
  ORDER BY code ${order}`;

/** The same of a rehearsal's list, which has the numbers that were given out before it was closed, voided ones too. */
const rehearsedStretch = (beyond: '>=' | '<=', order: 'ASC' | 'DESC') => `${STANDING}
  FROM (
    SELECT t.series, t.number, t.state, t.registration_id FROM tickets t
    WHERE t.draw_id = $1::uuid AND t.counter < $6::integer
      AND (t.series, t.number) ${beyond} ($4::integer / 100000, $4::integer % 100000)
    ORDER BY t.series ${order}, t.number ${order} LIMIT $5::integer
  ) t
  JOIN registrations r ON r.id = t.registration_id
  ORDER BY code ${order}`;

const STRETCHES = {
  up: {
    judged: stretch('>=', 'ASC'),
    sealed: sealedStretch('>=', 'ASC'),
    rehearsed: rehearsedStretch('>=', 'ASC'),
  },
  down: {
    judged: stretch('<=', 'DESC'),
    sealed: sealedStretch('<=', 'DESC'),
    rehearsed: rehearsedStretch('<=', 'DESC'),
  },
};

const THESE = `${STANDING}
  FROM unnest($4::integer[]) AS asked(code)
  JOIN tickets t ON t.draw_id = $1::uuid AND ${ASKED} AND ${LISTED}
  JOIN registrations r ON r.id = t.registration_id`;

/** The values of JUDGED: the draw, the day of the extraction, the last day of birth of who is of age. */
export const standardValues = ({ drawId, lotteryDate, minimumAge }: Standards) => [
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
  const { sealed, judged, rehearsed } = STRETCHES[way];
  if (by.given !== undefined)
    return ask(`rehearsed-${way}`, rehearsed, [...standardValues(by), code, limit, by.given]);
  return by.listFormat < SEALED_FORMAT
    ? ask(`listed-${way}`, judged, [...standardValues(by), code, limit])
    : ask(`sealed-${way}`, sealed, [by.drawId, code, limit]);
}

/** Those of `codes` that are in the list, in any order, with what stands against them now, whatever was sealed. */
export function listedNumbers(ask: Ask, by: Standards, codes: readonly number[]): Promise<readonly Listed[]> {
  return ask('listed-these', THESE, [...standardValues(by), codes]);
}
