import { createPasswords } from '@fio/bff/src/core/identity/passwords.ts';
import pg from 'pg';
import { claim, figure, finish } from '../lib/report.ts';
import { startSite } from '../lib/site.ts';
import { tokenOf, writePeople, writePoll } from '../votes/people.ts';
import { arrive, type Arrived } from './arrival.ts';
import { type Answer, type Asked, p99, steadily } from './steady.ts';

/** Ten times as many sign-ins as one process can make, while others read and vote as ever. */
const TIMES = 10;
const ARRIVAL_SECONDS = Number(process.argv[2] ?? 10);
const QUIET_MS = 15_000;
const PAGES_PER_SECOND = 40;
const VOTES_PER_SECOND = 100;
const VOTERS = 100_000;
const PASSWORD = 'Teoria!2026';

const site = await startSite({
  TRUST_PROXY: 'loopback',
  ACCOUNTS_PER_DEVICE: '100000000',
  VOTES_PER_ADDRESS: '1000000000',
  VOTES_PER_ADDRESS_BURST: '1000000000',
});
const { port } = site.server;
const client = new pg.Client({ connectionString: site.databaseUrl });
client.on('error', () => undefined);
await client.connect();

const seconds = (from: number) => (performance.now() - from) / 1000;
const failed = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 0 || status >= 500);

try {
  await writePeople(site.databaseUrl, VOTERS);
  await client.query('UPDATE registrations SET password_hash = $1 WHERE password_hash = $2', [
    await createPasswords().hash(PASSWORD, 'user'),
    '-',
  ]);
  const poll = await writePoll(client, 0);

  /** As many as are at work at once, one after the other: what a process makes where nobody has to wait. */
  const capacity = async () => {
    const from = performance.now();
    let people = 0;
    const until = from + 5_000;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (performance.now() < until) await arrive(port, VOTERS - ++people);
      }),
    );
    return people / seconds(from);
  };
  const perSecond = await capacity();
  console.log(`${figure(perSecond)} sign-ins a second where nobody waits`);

  let votes = 0;
  const vote = (): Asked => ({
    method: 'POST',
    path: `/api/polls/${poll.id}/vote`,
    headers: { authorization: `Bearer ${tokenOf(votes)}`, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ optionId: poll.options[votes++ % 2] }),
  });
  const page = (): Asked => ({ path: '/', headers: { 'accept-encoding': 'br' } });
  const others = (isOver: () => boolean) =>
    Promise.all([
      steadily(port, PAGES_PER_SECOND, isOver, page),
      steadily(port, VOTES_PER_SECOND, isOver, vote),
    ]);

  const quietUntil = performance.now() + QUIET_MS;
  const [quietPages, quietVotes] = await others(() => performance.now() >= quietUntil);

  const people = Math.round(perSecond * TIMES * ARRIVAL_SECONDS);
  const gap = 1000 / (perSecond * TIMES);
  let isOver = false;
  const busy = others(() => isOver);
  const from = performance.now();
  const arrivals: Promise<Arrived>[] = [];
  for (let n = 0; n < people; n += 1) {
    const wait = from + n * gap - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    arrivals.push(arrive(port, n));
  }
  const arrived = await Promise.all(arrivals);
  const took = seconds(from);
  isOver = true;
  const [busyPages, busyVotes] = await busy;

  const waited = arrived.filter(({ place }) => place !== null);
  const estimates = waited.filter(({ told }) => told !== null);
  const offBy = estimates
    .map((one) => Math.abs(one.seconds - (one.told ?? 0)) / one.seconds)
    .sort((a, b) => a - b);
  console.log(
    `${people} people came in ${ARRIVAL_SECONDS} s, ${figure(perSecond * TIMES, 0)} a second; ${waited.length} waited, the longest ` +
      `${figure(Math.max(...waited.map((one) => one.seconds)), 0)} s; all were signed in after ${figure(took, 0)} s: ${figure(people / took)} a second`,
  );
  console.log(
    `half of the times told at first were off by less than ${figure((offBy[Math.floor(offBy.length / 2)] ?? 0) * 100, 0)} %`,
  );
  const failures = arrived.flatMap((one) => one.failures);
  claim(`everybody in the line got in: ${arrived.length} of ${people}`, arrived.length === people);
  claim(
    `no answer of 5xx, none lost: ${failures.length} sign-ins${failures.length > 0 ? ` (${[...new Set(failures)].join(', ')})` : ''}, ${failed(busyPages).length} of ${busyPages.length} pages, ${failed(busyVotes).length} of ${busyVotes.length} votes`,
    failures.length + failed(busyPages).length + failed(busyVotes).length === 0,
  );
  const numbers = new Set(waited.map(({ place }) => place));
  claim(`nobody shared a place: ${numbers.size} = ${waited.length}`, numbers.size === waited.length);
  const kept = people / took / perSecond;
  claim(
    `${figure(kept, 2)}× the sign-ins a second of a process where nobody waits (at least 0.8×)`,
    kept >= 0.8,
  );
  for (const [name, quiet, loaded] of [
    ['pages', quietPages, busyPages],
    ['votes', quietVotes, busyVotes],
  ] as const) {
    const ratio = p99(loaded) / p99(quiet);
    claim(
      `${name}: p99 ${figure(p99(loaded))} ms beside ${figure(p99(quiet))} ms in quiet, ${figure(ratio, 2)}× (at most 2×)`,
      ratio <= 2,
    );
  }
} finally {
  await client.end();
  await site.stop();
}
finish();
