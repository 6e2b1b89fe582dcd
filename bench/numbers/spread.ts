import type { Client } from 'pg';
import { claim, figure } from '../lib/report.ts';
import { evenness } from './chi-squared.ts';
import type { Draw } from './ours.ts';

/** As many numbers in a statement when millions are given out. */
const AT_ONCE = 5_000;
const LEAST = 0.01;

const COUNTS = `
  SELECT count(*)::integer AS kept, count(DISTINCT series * 100000 + number)::integer AS distinct,
    count(*) FILTER (WHERE counter <> before + 1)::integer AS gaps
  FROM (SELECT *, lag(counter, 1, -1) OVER (ORDER BY counter) AS before FROM tickets WHERE draw_id = $1) AS given`;
const SERIES = 'SELECT count(*)::integer AS n FROM tickets WHERE draw_id = $1 GROUP BY series';
const DIGITS = `
  SELECT count(*)::integer AS n FROM tickets
  WHERE draw_id = $1 GROUP BY number / $2::integer % 10 ORDER BY number / $2::integer % 10`;

/** Gives out `count` numbers and looks at all of them: no twin, no gap, as many of each series and of each digit. */
export async function checkSpread(
  client: Client,
  draw: Draw,
  { count, people }: { count: number; people: readonly string[] },
): Promise<void> {
  const startedAt = performance.now();
  for (let given = 0; given < count; given += AT_ONCE) {
    await draw.many(Array.from({ length: AT_ONCE }, (_, n) => people[(given + n) % people.length] ?? ''));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `${figure(count, 0)} numbers in ${figure(seconds, 0)} s: ${figure(count / seconds, 0)} a second`,
  );
  const { rows } = await client.query<{ kept: number; distinct: number; gaps: number }>(COUNTS, [draw.id]);
  const { kept, distinct, gaps } = rows[0] ?? { kept: 0, distinct: 0, gaps: 0 };
  claim(
    `issued = kept = distinct: ${count} = ${kept} = ${distinct}, gaps ${gaps}`,
    kept === count && distinct === count && gaps === 0,
  );
  const even = async (what: string, text: string, values: unknown[]) => {
    const found = await client.query<{ n: number }>(text, values);
    const p = evenness(found.rows.map(({ n }) => n));
    claim(`${what}: uniform by chi-squared, p = ${figure(p, 4)} > ${LEAST}`, p > LEAST);
  };
  await even('series', SERIES, [draw.id]);
  for (const [index, name] of ['units', 'tens', 'hundreds', 'thousands', 'ten thousands'].entries())
    await even(name, DIGITS, [draw.id, 10 ** index]);
}
