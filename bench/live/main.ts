import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { resultsRequest } from '../http/requests.ts';
import { startDatabase } from '../lib/database.ts';
import { load, total } from '../lib/load.ts';
import { startServer, type Server } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { writePeople, writePoll, type BenchPoll } from '../votes/people.ts';
import { measure, type Measured } from './measure.ts';

/** One change told to ten thousand open connections of one process, beside the obvious way and beside asking. */
const CLIENTS = 10_000;
const ROUNDS = 12;
/** What a page asks at, in milliseconds, where there is no stream. */
const ASKS_EVERY = 900;

const database = await startDatabase();
const client = new pg.Client({ connectionString: database.url });
// Only a run that fails half-way ends the server under this connection; its own error is the one to show.
client.on('error', () => undefined);
await client.connect();
const key = () => randomBytes(32).toString('base64url');
const env = {
  DATABASE_URL: database.url,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
  // All clients come from one address; they are counted as ever, only to a higher limit.
  LIVE_STREAMS_PER_ADDRESS: String(CLIENTS),
};
const bff = new URL('../../bff/src/server.ts', import.meta.url);

const median = ({ last }: Measured) => last[Math.floor(last.length / 2)] ?? Number.NaN;
const worst = ({ last }: Measured) => last.at(-1) ?? Number.NaN;

function print(name: string, result: Measured): void {
  console.log(
    `${name}: the last of ${figure(CLIENTS, 0)} knew after ${figure(median(result), 0)} ms (median), ${figure(worst(result), 0)} ms (worst of ${result.last.length}); ` +
      `${figure(result.kilobytes)} kB each, ${figure(result.processor, 0)} ms of processor a change`,
  );
}

/** Processor milliseconds that the same clients cost in a second, by asking. */
async function asking(server: Server, poll: BenchPoll): Promise<number> {
  const bytes = resultsRequest(poll);
  await load({ port: server.port, connections: 64, duration: 1_000, next: () => ({ bytes }) });
  const before = server.processorTime();
  const result = await load({ port: server.port, connections: 64, duration: 4_000, next: () => ({ bytes }) });
  return ((server.processorTime() - before) / total(result)) * CLIENTS * (1000 / ASKS_EVERY);
}

try {
  await writePeople(database.url, 1_000);
  const run = { clients: CLIENTS, rounds: ROUNDS, firstVoter: 0 };

  const first = await startServer(new URL('./obvious.ts', import.meta.url), env);
  const obvious = await measure(first, await writePoll(client, 1), run);
  print('Express, serialised for each', obvious);
  await first.stop();

  const poll = await writePoll(client, 2);
  const ours = await startServer(bff, env);
  const streamed = await measure(ours, poll, run);
  print('Ours', streamed);
  claim(
    `the last of ${figure(CLIENTS, 0)} clients of one process knows after ${figure(worst(streamed), 0)} ms, in the worst of ${ROUNDS} rounds (at most 250)`,
    worst(streamed) <= 250 && streamed.lost === 0,
  );
  claim(`${figure(streamed.kilobytes)} kB each (below 40)`, streamed.kilobytes < 40);
  const cheaper = streamed.processor / obvious.processor;
  claim(`a change at ${figure(cheaper, 2)}× the obvious way's processor time (at most 0.9×)`, cheaper <= 0.9);
  const asked = await asking(ours, poll);
  console.log(`Asking every ${ASKS_EVERY} ms they cost ${figure(asked, 0)} ms of processor a second.`);

  const other = await startServer(bff, env);
  const beside = await measure(ours, poll, { ...run, rounds: 6, firstVoter: ROUNDS, votesAt: other });
  print('Ours, votes at another process', beside);
  claim(
    `a vote at another process is known after ${figure(worst(beside), 0)} ms (at most 800)`,
    worst(beside) <= 800,
  );
  await Promise.all([ours.stop(), other.stop()]);
} finally {
  await client.end();
  await database.stop();
}
finish();
