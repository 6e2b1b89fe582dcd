import type { Listed, NumberList } from '@fio/domain';
import type { Pool } from 'pg';
import type { Standards } from '@fio/bff/src/areas/calculation/listed-numbers.ts';

const ALL = `
  SELECT t.series * 100000 + t.number AS code, t.registration_id AS holder,
    CASE
      WHEN t.state = 'voided' THEN 'voided'
      WHEN r.anonymised_at IS NOT NULL OR r.disabled_at IS NOT NULL THEN 'ineligible'
      WHEN b.id IS NOT NULL THEN 'blocked_cpf'
      WHEN r.birth_date > $2::date - make_interval(years => $3) THEN 'under_age'
      ELSE 'eligible'
    END AS standing
  FROM tickets t
  JOIN registrations r ON r.id = t.registration_id
  LEFT JOIN blocked_cpfs b ON b.cpf_hash = r.cpf_hash AND b.lifted_at IS NULL
    AND (b.expires_on IS NULL OR b.expires_on >= $2::date)
  WHERE t.draw_id = $1 AND (t.state <> 'voided' OR t.voided_late)
  ORDER BY code`;

/** The obvious list: every number of the draw in memory, searched by halves. */
export async function allNumbers(
  pool: Pool,
  { drawId, lotteryDate, minimumAge }: Standards,
): Promise<NumberList> {
  const { rows } = await pool.query<Listed>(ALL, [drawId, lotteryDate, minimumAge]);
  /** Of the first with this code or above. */
  const indexOf = (code: number): number => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((rows[middle]?.code ?? Infinity) < code) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    atOrAbove: async (code) => rows[indexOf(code)] ?? null,
    below: async (code) => rows[indexOf(code) - 1] ?? null,
  };
}
