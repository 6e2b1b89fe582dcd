import type { Pool } from 'pg';
import { JOBS_SCHEMA } from '../jobs/jobs.ts';

export interface QueueState {
  readonly queue: string;
  /** Due, and taken by nobody yet. */
  readonly waiting: number;
  /** For later: a time of its own, or the pause before another try. */
  readonly deferred: number;
  /** As the workers last counted, once a minute. */
  readonly active: number;
  readonly failed: number;
  /** Seconds since the longest waiting was due; 0 when none waits. */
  readonly oldest: number;
}

export interface ReplicaState {
  /** Null for a role that may not read statistics of others (pg_read_all_stats). */
  readonly replica: string | null;
  readonly mode: string | null;
  /** Bytes of the log that it has still to apply. */
  readonly behind: number | null;
}

/** What of the database everybody shares; the same whichever process asks. */
export interface DatabaseState {
  readonly queues: readonly QueueState[];
  readonly replicas: readonly ReplicaState[];
  /** Bytes. */
  readonly size: number;
  /** Seconds of what a loss of the database would cost now: since the last backup, or all of them where there is none. */
  readonly backupAge: number;
}

/** What waits is found by the queue's own index; jobs that are done, which are many, aren't looked at. */
const QUEUES = `
  SELECT q.name AS queue, q.active_count AS active, q.failed_count AS failed,
    coalesce(w.waiting, 0)::int AS waiting, coalesce(w.deferred, 0)::int AS deferred,
    coalesce(w.oldest, 0)::float8 AS oldest
  FROM ${JOBS_SCHEMA}.queue q LEFT JOIN (
    SELECT name, count(*) FILTER (WHERE start_after <= now()) AS waiting,
      count(*) FILTER (WHERE start_after > now()) AS deferred,
      extract(epoch FROM now() - min(start_after) FILTER (WHERE start_after <= now())) AS oldest
    FROM ${JOBS_SCHEMA}.job WHERE state < 'active' AND NOT blocked GROUP BY name
  ) w USING (name)`;
const REPLICAS = `
  SELECT application_name AS replica, sync_state AS mode, pg_wal_lsn_diff(
    CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, replay_lsn)::float8 AS behind
  FROM pg_stat_replication`;
/** Without a backup: since the first migration, for all that was written is in none. */
const BACKUP_AGE = `
  SELECT extract(epoch FROM now() - coalesce(
    (SELECT max(taken_at) FROM backups), (SELECT min(started_at) FROM _prisma_migrations)))::float8 AS age`;
const SIZE = 'SELECT pg_database_size(current_database())::float8 AS size';

export async function readDatabaseState(pool: Pool): Promise<DatabaseState> {
  const queues = await pool.query<QueueState>(QUEUES);
  const replicas = await pool.query<ReplicaState>(REPLICAS);
  const size = await pool.query<{ size: number }>(SIZE);
  const backup = await pool.query<{ age: number }>(BACKUP_AGE);
  return {
    queues: queues.rows,
    replicas: replicas.rows,
    size: size.rows[0]?.size ?? 0,
    backupAge: backup.rows[0]?.age ?? 0,
  };
}
