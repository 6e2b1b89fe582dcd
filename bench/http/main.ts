import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startDatabase } from '../lib/database.ts';
import { load, perSecond } from '../lib/load.ts';
import { startServer, type Server } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { tokenOf, writePeople, writePoll } from '../votes/people.ts';
import { record, startBare, type RecordedAnswer } from './answers.ts';
import { compare } from './compare.ts';
import { writeVotes } from './many-votes.ts';
import { resultsPath, resultsRequest, userRequest } from './requests.ts';
import { unboundCpf } from '../lib/unbound-cpf.ts';
import { staleness } from './staleness.ts';

/** What everybody asks for at once, beside a bare server, beside counting, and how old it may be. */
const PEOPLE = 10_000;
const SIGNED_IN = 1_000;
const VOTES = 2_000_000;
const RUN = { connections: 64, rounds: 15, duration: 800 };

const database = await startDatabase();
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under this connection; its own error is the one to show.
client.on('error', () => undefined);
await client.connect();
const secrets = { cpfKey: randomBytes(32), hashKey: randomBytes(32) };
const env = {
  DATABASE_URL: database.url,
  CPF_KEY: secrets.cpfKey.toString('base64url'),
  HASH_KEY: secrets.hashKey.toString('base64url'),
  SEED_KEY: randomBytes(32).toString('base64url'),
  TRANSPARENCY_KEY: randomBytes(32).toString('base64url'),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
  // All the load comes from one address; the limit is counted as ever, only higher.
  VOTES_PER_ADDRESS: '1000000000',
  VOTES_PER_ADDRESS_BURST: '1000000000',
};
const bff = new URL('../../bff/src/server.ts', import.meta.url);

async function besideBare(
  name: string,
  ours: Server,
  answer: RecordedAnswer,
  next: () => Buffer,
  least: number,
) {
  const bare = await startBare(answer);
  const { ratio, ...both } = await compare(ours, bare, { ...RUN, next });
  await bare.stop();
  console.log(
    `${name}: ${figure(both.ours, 0)}/s and ${figure(both.oursCost)} µs each, bare node:http ${figure(both.bare, 0)}/s and ${figure(both.bareCost)} µs`,
  );
  claim(`${name} at ${figure(ratio, 2)}× a bare server (at least ${least}×)`, ratio >= least);
  return both.ours;
}

try {
  console.log(`Writing ${figure(PEOPLE)} signed-in visitors and ${figure(VOTES)} votes …`);
  await writePeople(database.url, PEOPLE);
  const cpf = unboundCpf(secrets.cpfKey, '52998224725');
  await client.query('UPDATE registrations SET cpf_encrypted = $1', [cpf]);
  const poll = await writePoll(client, 1);
  await writeVotes(client, poll, VOTES);

  const ours = await startServer(bff, env);
  const results = await record(ours.port, resultsPath(poll), {});
  const resultsBytes = resultsRequest(poll);
  const live = await besideBare('Live results', ours, results, () => resultsBytes, 0.55);
  const user = await record(ours.port, '/api/user', { authorization: `Bearer ${tokenOf(0)}` });
  const requests = Array.from({ length: SIGNED_IN }, (_, n) => userRequest(n));
  let n = 0;
  await besideBare('A signed-in read', ours, user, () => requests[n++ % SIGNED_IN] ?? resultsBytes, 0.2);

  const counting = await startServer(new URL('./obvious-results.ts', import.meta.url), env);
  const next = () => ({ bytes: resultsBytes });
  const counted = perSecond(await load({ port: counting.port, connections: 4, duration: 8_000, next }));
  await counting.stop();
  console.log(`Express + Prisma groupBy over ${figure(VOTES)} votes: ${figure(counted)}/s`);
  claim(`live results ${figure(live / counted, 0)}× a groupBy (at least 1,000×)`, live / counted >= 1_000);

  const other = await startServer(bff, env);
  for (const [round, connections] of [1, RUN.connections / 2].entries()) {
    const run = { connections, duration: 8_000, people: PEOPLE };
    const { votes, answers, partial, oldest } = await staleness(
      [ours, other],
      await writePoll(client, 2 + round),
      run,
    );
    claim(
      `${figure(answers)} results of two BFFs, asked on ${connections} connections each, while ${figure(votes)} votes were cast: ` +
        `the oldest lacked a vote acknowledged ${figure(oldest, 0)} ms before (at most 1,000)`,
      votes >= 20 && partial >= 100 && oldest > 0 && oldest <= 1_000,
    );
  }
  await Promise.all([ours.stop(), other.stop()]);
} finally {
  await client.end();
  await database.stop();
}
finish();
