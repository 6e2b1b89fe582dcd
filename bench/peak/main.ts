import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPasswords, hashersOf } from '@fio/bff/src/core/identity/passwords.ts';
import pg from 'pg';
import { claim, figure, finish } from '../lib/report.ts';
import { startSite } from '../lib/site.ts';
import type { Server } from '../lib/processes.ts';
import { ask } from '../overload/steady.ts';
import { type BenchPoll, writePeople, writePoll } from '../votes/people.ts';
import { demandOfStep, peakOf } from './measure.ts';
import { type Demand, demandOf, predict, STEPS, type Step } from './model.ts';
import { PASSWORD, readDocuments, requestOf } from './visit.ts';

/** A spot on television: what one visit costs, what gives out first, and how far the model is from what happens. */
const COUNTS: Readonly<Record<Step, number>> = {
  page: 4_000,
  results: 8_000,
  signIn: 300,
  register: 200,
  vote: 8_000,
  receipt: 400,
};
const VISITS = 1_000;
const PROCESSES = [1, 2, 4];
const PEOPLE = 100_000;
const CORES = availableParallelism();
/** A model is worth something while it is off by no more. */
const OFF_BY = 0.2;

const site = await startSite({
  TRUST_PROXY: 'loopback',
  ACCOUNTS_PER_DEVICE: '100000000',
  VOTES_PER_ADDRESS: '1000000000',
  VOTES_PER_ADDRESS_BURST: '1000000000',
  RISK_ADDRESS_PEOPLE: 'off',
  RISK_NUMBERS_PER_DAY: 'off',
  DATABASE_CONNECTIONS: '15',
});
const client = new pg.Client({ connectionString: site.databaseUrl });
client.on('error', () => undefined);
await client.connect();
const others: Server[] = [];

let polls = 0;
/** A poll that every process knows of. */
async function openPoll(servers: readonly Server[]): Promise<BenchPoll> {
  const poll = await writePoll(client, (polls += 1));
  for (const { port } of servers)
    while ((await ask(port, requestOf('results', 0, poll))).status !== 200) await sleep(100);
  return poll;
}

try {
  await writePeople(site.databaseUrl, PEOPLE);
  const { hash } = createPasswords();
  await client.query('UPDATE registrations SET password_hash = $1 WHERE password_hash = $2', [
    await hash(PASSWORD, 'user'),
    '-',
  ]);
  await readDocuments(site.server.port);
  const before = process.cpuUsage();
  for (let n = 0; n < 20; n += 1) await hash(PASSWORD, 'user');
  const { user, system } = process.cpuUsage(before);
  const hashing = (user + system) / 1000 / 20;

  let from = 0;
  const demands = {} as Record<Step, Demand>;
  for (const step of STEPS) {
    const isHashed = step === 'signIn' || step === 'register';
    const people = { from, count: COUNTS[step] };
    const poll = await openPoll([site.server]);
    demands[step] = await demandOfStep(site, step, people, poll, isHashed ? hashing : 0);
    from += people.count;
    const { script, hashing: password, database } = demands[step];
    console.log(
      `${step}: ${figure(script, 2)} ms of the BFF, ${figure(password, 1)} ms of a password, ${figure(database, 2)} ms of the database`,
    );
  }
  const visit = demandOf(demands);
  console.log(
    `a visit: ${figure(visit.script, 1)} ms of the BFF, ${figure(visit.hashing)} ms of passwords, ${figure(visit.database, 1)} ms of the database, ${figure(visit.client, 1)} ms of the client here`,
  );

  for (const processes of PROCESSES) {
    while (others.length < processes - 1) others.push(await site.startAnother());
    const servers = [site.server, ...others];
    const hashers = hashersOf(1);
    const predicted = predict(visit, { cores: CORES, processes, hashers });
    const poll = await openPoll(servers);
    const peak = await peakOf(site, servers, { from, count: VISITS }, 12 * processes, poll);
    from += VISITS;
    const busy = Object.entries(peak.busy).map(([who, cores]) => `${who} ${figure(cores, 2)}`);
    console.log(
      `${processes} processes: ${figure(peak.perSecond)} visits a second, ${figure(predicted.perSecond)} predicted, by ${predicted.limit}; cores busy: ${busy.join(', ')}`,
    );
    const off = Math.abs(peak.perSecond / predicted.perSecond - 1);
    claim(
      `${processes} processes: off by ${figure(off * 100, 0)} % (at most ${OFF_BY * 100} %)`,
      off <= OFF_BY,
    );
    claim(`${processes} processes: ${peak.failures} requests failed (0)`, peak.failures === 0);
  }
  const target = process.argv[2];
  if (target !== undefined) await writeFile(target, `${JSON.stringify(demands, null, 2)}\n`);
} finally {
  for (const server of others) await server.stop();
  await client.end();
  await site.stop();
}
finish();
