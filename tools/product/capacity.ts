import { availableParallelism, totalmem } from 'node:os';

const MEGABYTE = 1024 ** 2;
/** What a BFF holds at most (bff/src/node-flags.ts), and what database, worker and the rest of the machine do. */
const BFF_BYTES = 450 * MEGABYTE;
const OTHERS_BYTES = 1_500 * MEGABYTE;
/** Beyond so many the one database is what holds them up. */
const MOST_PROCESSES = 16;

interface Machine {
  cores: number;
  bytes: number;
  platform: NodeJS.Platform;
}

/** Systems where several processes may listen at one port and each gets its share. */
const SHARING: readonly NodeJS.Platform[] = ['linux', 'freebsd'];
export const mayShare = (platform: NodeJS.Platform): boolean => SHARING.includes(platform);

/** What this process may use of its machine, which in a container is less than there is. */
const ownMachine = (): Machine => ({
  cores: availableParallelism(),
  bytes: process.constrainedMemory() || totalmem(),
  platform: process.platform,
});

/** How many BFFs a machine runs: one per core but one, which is the database's and the worker's, as far as memory goes. */
export function processesFor({ cores, bytes, platform } = ownMachine()): number {
  if (!mayShare(platform)) return 1;
  const inMemory = Math.floor((bytes - OTHERS_BYTES) / BFF_BYTES);
  return Math.max(1, Math.min(cores - 1, inMemory, MOST_PROCESSES));
}

/** Beside DATABASE_CONNECTIONS: prepared statements, notices and the watch; of the worker the job queue's and commands' as well. */
export const OWN_CONNECTIONS = { bff: 12, worker: 20 } as const;
/** For whoever looks: terminal, migrations, the server's own. */
const SPARE = 15;
/** One process's pool where it is the only one, and all pools together where there are many. */
const POOL = 20;
const POOLS = 80;

/** DATABASE_CONNECTIONS of each process, where nobody says so: more processes don't make the server any faster. */
export const connectionsFor = (processes: number): number =>
  Math.max(6, Math.min(POOL, Math.floor(POOLS / processes)));

/** What a server must allow for so many BFFs and their worker. */
export const connectionsOfAll = (processes: number, ofEach: number): number =>
  processes * (ofEach + OWN_CONNECTIONS.bff) + ofEach + OWN_CONNECTIONS.worker + SPARE;
