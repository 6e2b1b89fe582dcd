import type { PoolClient } from 'pg';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { takeClient } from '../../../core/database/take-client.ts';
import { freezeRehearsals } from '../rehearsal/rehearse-list.ts';
import { standardsOf } from '../winner-problems.ts';
import { commitList } from './commit-list.ts';
import { SEALED_FORMAT } from './list-tag.ts';
import { sealStandings } from './seal-standings.ts';
import { type Freezing, writeParts } from './write-parts.ts';

/** Any numbers that nothing else in the product locks. Rehearsals have their own: a draw's list never waits for one. */
const FREEZE_LOCK = 7_270_055;
const REHEARSAL_LOCK = 7_270_056;

/**
 * One statement for the whole list, at the pace of the disk, by as many processes of the database as may take part: the
 * planner thinks much of handing a row over and little of hashing it, and left all to one. What they would share of a hash
 * lies in /dev/shm, of which a container has little. Of a process that was killed the database notices within a second that
 * nobody reads any more, so that the next one gets the lock.
 */
const BEGIN = `
  BEGIN READ ONLY;
  SET LOCAL work_mem = '64MB';
  SET LOCAL parallel_tuple_cost = 0.01;
  SET LOCAL enable_parallel_hash = off;
  SET LOCAL statement_timeout = '1h';
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL client_connection_check_interval = '1s'`;

/** Runs `work` unless another process is at it, under the same lock; then that one does it. */
async function alone(
  pool: Infrastructure['pool'],
  lock: number,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const { client, release } = await takeClient(pool);
  try {
    await client.query(BEGIN);
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
      lock,
    ]);
    if (rows[0]?.mine === true) await work(client);
    await client.query('COMMIT');
    release();
  } catch (error) {
    // A statement may still be running on it.
    release(true);
    throw error;
  }
}

/** The next closed list that isn't frozen. */
const nextDraw = (db: Infrastructure['db'], done: readonly string[]) =>
  db.draw.findFirst({
    where: {
      state: 'scheduled',
      listClosedAt: { not: null },
      listSecret: { not: null },
      frozenAt: null,
      id: { notIn: [...done] },
    },
    orderBy: { listClosedAt: 'asc' },
    select: {
      id: true,
      listSecret: true,
      listFormat: true,
      listSealedAt: true,
      lotteryDate: true,
      ruleSet: true,
    },
  });

async function freezeDraws(services: Freezing, client: PoolClient): Promise<void> {
  const done: string[] = [];
  for (;;) {
    const draw = await nextDraw(services.db, done);
    if (draw?.listSecret == null) return;
    const { listSecret, listFormat, listSealedAt, ruleSet } = draw;
    if (listFormat === SEALED_FORMAT && listSealedAt === null)
      await sealStandings(services, standardsOf(draw));
    await writeParts(services, client, { id: draw.id, listFormat, listSecret, ruleSet });
    await commitList(services, draw.id);
    done.push(draw.id);
  }
}

/**
 * Freezes every list that is closed and not frozen yet: writes its files and its commitment. May be run at any time, by any
 * number of processes, and be killed at any moment: it goes on from the last file that is whole. Rehearsals come last.
 */
export async function freezeLists(services: Freezing): Promise<void> {
  await alone(services.pool, FREEZE_LOCK, (client) => freezeDraws(services, client));
  await alone(services.pool, REHEARSAL_LOCK, async (client) => {
    // Amid the promotion the database has other work.
    await client.query('SET LOCAL max_parallel_workers_per_gather = 0');
    await freezeRehearsals(services, client);
  });
}
