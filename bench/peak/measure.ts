import type { Site } from '../lib/site.ts';
import { postgresTime } from '../lib/postgres-time.ts';
import type { Server } from '../lib/processes.ts';
import { ask, type Answer } from '../overload/steady.ts';
import type { BenchPoll } from '../votes/people.ts';
import type { Demand, Step } from './model.ts';
import { requestOf, visit } from './visit.ts';

/** Milliseconds of processor time until now, by who used them. */
const spent = (site: Site, servers: readonly Server[]) => {
  const { user, system } = process.cpuUsage();
  return {
    servers: servers.reduce((sum, server) => sum + server.processorTime(), 0),
    database: postgresTime(site.databasePid()),
    client: (user + system) / 1000,
  };
};

/** `count` of them, so many at a time. */
async function inTurn(count: number, atOnce: number, one: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await one(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const AT_ONCE = 16;
const REFUSED = 400;

/** What one step costs: `count` of them by one process, of which `hashing` milliseconds each are a password's. */
export async function demandOfStep(
  site: Site,
  step: Step,
  people: { readonly from: number; readonly count: number },
  poll: BenchPoll,
  hashing: number,
): Promise<Demand> {
  const { port } = site.server;
  const refused: Answer[] = [];
  const take = async (n: number) => {
    const answer = await ask(port, requestOf(step, n, poll));
    if (answer.status === 0 || answer.status >= REFUSED) refused.push(answer);
  };
  const warm = Math.ceil(people.count / 4);
  await inTurn(warm, AT_ONCE, (index) => take(people.from + index));
  const before = spent(site, [site.server]);
  await inTurn(people.count - warm, AT_ONCE, (index) => take(people.from + warm + index));
  const after = spent(site, [site.server]);
  if (refused.length > 0)
    throw new Error(`${step}: ${refused.length} refused, as ${refused[0]?.status} ${refused[0]?.body}`);
  const each = (used: number) => used / (people.count - warm);
  return {
    script: Math.max(0, each(after.servers - before.servers) - hashing),
    hashing,
    database: each(after.database - before.database),
    client: each(after.client - before.client),
  };
}

export interface Peak {
  /** Visits a second. */
  readonly perSecond: number;
  /** Cores that were busy on average, by whose they were. */
  readonly busy: { readonly servers: number; readonly database: number; readonly client: number };
  /** How often somebody was sent to the line first. */
  readonly inLine: number;
  readonly failures: number;
  /** Step, status and answer of the first that failed; empty where none did. */
  readonly first: string;
}

/** As many visits as come through by these processes, so many at a time. */
export async function peakOf(
  site: Site,
  servers: readonly Server[],
  people: { readonly from: number; readonly count: number },
  atOnce: number,
  poll: BenchPoll,
): Promise<Peak> {
  const failed: Awaited<ReturnType<typeof visit>>['answers'] = [];
  let inLine = 0;
  const before = spent(site, servers);
  const startedAt = performance.now();
  await inTurn(people.count, atOnce, async (index) => {
    const { port } = servers[index % servers.length] ?? site.server;
    const { answers, places } = await visit(port, people.from + index, poll);
    inLine += places;
    failed.push(...answers.filter(({ status }) => status === 0 || status >= REFUSED));
  });
  const milliseconds = performance.now() - startedAt;
  const after = spent(site, servers);
  const cores = (used: number) => used / milliseconds;
  return {
    perSecond: (people.count / milliseconds) * 1000,
    busy: {
      servers: cores(after.servers - before.servers),
      database: cores(after.database - before.database),
      client: cores(after.client - before.client),
    },
    inLine,
    failures: failed.length,
    first: failed[0] ? `${failed[0].step}: ${failed[0].status} ${failed[0].body}` : '',
  };
}
