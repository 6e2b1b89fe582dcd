import type { Listed, NumberList } from '@fio/domain';
import type { Pool } from 'pg';
import type { Standards } from '@fio/bff/src/areas/calculation/listed-numbers.ts';

const ALL = `
  SELECT t.series * 100000 + t.number AS code, t.registration_id AS holder,
    CASE coalesce(get_byte(s.seal, 0), 0)
      WHEN 1 THEN 'voided'
      WHEN 2 THEN 'blocked_cpf'
      WHEN 3 THEN 'under_age'
      WHEN 4 THEN 'ineligible'
      ELSE 'eligible'
    END AS standing
  FROM tickets t
  LEFT JOIN draw_list_seals s ON s.draw_id = t.draw_id AND s.code = t.series * 100000 + t.number
  WHERE t.draw_id = $1
  ORDER BY code`;

/** The obvious list: every number of the draw in memory, searched by halves. */
export async function allNumbers(pool: Pool, { drawId }: Pick<Standards, 'drawId'>): Promise<NumberList> {
  const { rows } = await pool.query<Listed>(ALL, [drawId]);
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
