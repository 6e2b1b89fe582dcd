import { perSecond, percentile } from '../lib/load.ts';
import { claim, figure } from '../lib/report.ts';
import type { copyEmpty } from './copy-empty.ts';
import { measure, type Contender, type Measured } from './measure.ts';
import { storeVotes } from './stored.ts';

const least = (results: readonly Measured[], of: keyof Measured['cost']) =>
  figure(Math.min(...results.map(({ cost }) => cost[of])), 0);
export const costOf = (results: readonly Measured[]): string =>
  `a vote costs ${least(results, 'process')} µs, and the database ${least(results, 'database')}`;

interface Run {
  readonly votes: number;
  readonly rounds: number;
  readonly duration: number;
  readonly people: number;
}

/** The same votes in a table that holds `votes` already and in an empty one, in turn. */
export async function compareStored(
  ours: Contender,
  { url, client }: Awaited<ReturnType<typeof copyEmpty>>,
  { votes, rounds, ...run }: Run,
): Promise<void> {
  console.log(`Storing ${figure(votes)} votes …`);
  await storeVotes(ours.env['DATABASE_URL'] ?? '', votes);
  const alone = { ...ours, name: 'in an empty table', env: { ...ours.env, DATABASE_URL: url }, client };
  const beside = { ...ours, name: `beside ${figure(votes)}` };
  const compare = async (connections: number, best: (results: readonly Measured[]) => number) => {
    const measured = await measure([alone, beside], { ...run, connections }, rounds);
    for (const [{ name }, results] of measured) console.log(`${name}: ${costOf(results)}`);
    const of = (one: Contender) => best(measured.get(one) ?? []);
    return { alone: of(alone), beside: of(beside) };
  };
  const rate = await compare(512, (results) => Math.max(...results.map(perSecond)));
  const kept = rate.beside / rate.alone;
  claim(
    `${figure(rate.beside, 0)} votes/s ${beside.name}, ${figure(rate.alone, 0)} ${alone.name}: ${figure(kept, 2)} (at least 0.8)`,
    kept >= 0.8,
  );
  const p99 = await compare(128, (results) => Math.min(...results.map((one) => percentile(one, 0.99))));
  console.log(
    `p99 at 128 connections: ${figure(p99.beside)} ms ${beside.name}, ${figure(p99.alone)} ms ${alone.name}`,
  );
  await client.end();
}
