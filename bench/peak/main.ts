import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPasswords, hashersOf } from '@fio/bff/src/core/identity/passwords.ts';
import pg from 'pg';
import { claim, figure, finish } from '../lib/report.ts';
import { startSite } from '../lib/site.ts';
import type { Server } from '../lib/processes.ts';
import { connectionsOfAll } from '../../tools/product/capacity.ts';
import { ask } from '../overload/steady.ts';
import { type BenchPoll, writePeople, writePoll } from '../votes/people.ts';
import { demandOfStep, type Peak, peakOf } from './measure.ts';
import { allOf, type Demand, demandOf, predict, STEPS, type Step, yieldOf } from './model.ts';
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
const PROCESSES = [1, 2, 4] as const;
/** At so many the model's one coefficient is taken; the others it has to predict. */
const FITTED = 2;
const PEOPLE = 100_000;
const CORES = availableParallelism();
/** A model is worth something while it is off by no more. */
const OFF_BY = 0.2;

const DATABASE_CONNECTIONS = 15;

const environment = {
  TRUST_PROXY: 'loopback',
  ACCOUNTS_PER_DEVICE: '100000000',
  VOTES_PER_ADDRESS: '1000000000',
  VOTES_PER_ADDRESS_BURST: '1000000000',
  RISK_ADDRESS_PEOPLE: 'off',
  RISK_NUMBERS_PER_DAY: 'off',
  DATABASE_CONNECTIONS: String(DATABASE_CONNECTIONS),
};
// As `npm start` does, which gives the database what its processes need: beyond, they would be refused by it.
const connections = connectionsOfAll(Math.max(...PROCESSES), DATABASE_CONNECTIONS);
const site = await startSite(environment, connections);
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

  const peaks = new Map<number, Peak>();
  for (const processes of PROCESSES) {
    while (others.length < processes - 1) others.push(await site.startAnother());
    const servers = [site.server, ...others];
    const poll = await openPoll(servers);
    const peak = await peakOf(site, servers, { from, count: VISITS }, 12 * processes, poll);
    from += VISITS;
    peaks.set(processes, peak);
    const busy = Object.entries(peak.busy).map(([who, cores]) => `${who} ${figure(cores, 2)}`);
    const used = Object.values(peak.busy).reduce((sum, cores) => sum + cores, 0);
    const cost = (used * 1000) / peak.perSecond;
    console.log(
      `${processes} processes: ${figure(peak.perSecond)} visits a second; cores busy: ${busy.join(', ')}, of ${CORES}; a visit takes ${figure(cost / allOf(visit), 2)}× its time alone`,
    );
    claim(
      `${processes} processes: ${peak.inLine} waited in the line, ${peak.failures} requests failed (0)${peak.failures > 0 ? `, the first as ${peak.first}` : ''}`,
      peak.failures === 0,
    );
  }
  const got = yieldOf(visit, CORES, peaks.get(FITTED)?.perSecond ?? 0);
  console.log(`visits get ${figure(got, 2)} of the cores' time, as measured with ${FITTED} processes`);
  for (const processes of PROCESSES.filter((count) => count !== FITTED)) {
    const machine = { cores: CORES, processes, hashers: hashersOf(1), yield: got };
    const { perSecond, limit } = predict(visit, machine);
    const off = Math.abs((peaks.get(processes)?.perSecond ?? 0) / perSecond - 1);
    claim(
      `${processes} processes: ${figure(perSecond)} predicted, by ${limit}; off by ${figure(off * 100, 0)} % (at most ${OFF_BY * 100} %)`,
      off <= OFF_BY,
    );
  }
  const target = process.argv[2];
  if (target !== undefined) await writeFile(target, `${JSON.stringify(demands, null, 2)}\n`);
} finally {
  for (const server of others) await server.stop();
  await client.end();
  await site.stop();
}
finish();
