import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Gauge, type Metric } from 'prom-client';
import type { DatabaseWatch } from '../database/DatabaseWatch.ts';
import { readDatabaseState, type DatabaseState } from './read-database-state.ts';

/** What asks for metrics waits no longer than this for a database that says nothing. */
const PATIENCE_MS = 2_000;
/** All gauges of one answer show one reading. */
const FRESH_MS = 1_000;

/** One reading for all who ask at once; null when the database doesn't answer. */
function shared(pool: Pool): () => Promise<DatabaseState | null> {
  let current: { readonly at: number; readonly state: Promise<DatabaseState | null> } | undefined;
  const read = () => {
    const bound = new AbortController();
    const silence = sleep(PATIENCE_MS, null, { signal: bound.signal, ref: false }).catch(() => null);
    const answer = readDatabaseState(pool).catch(() => null);
    return Promise.race([answer, silence]).finally(() => bound.abort());
  };
  return () => {
    const now = performance.now();
    if (!current || now - current.at > FRESH_MS) current = { at: now, state: read() };
    return current.state;
  };
}

/**
 * What of the database an alert has to know, read when Prometheus asks. It is everybody's: whoever adds it up over processes
 * takes the greatest. Of a database that doesn't answer only that is told.
 */
export function databaseGauges(pool: Pool, watch: Pick<DatabaseWatch, 'isUp'>): readonly Metric[] {
  const read = shared(pool);
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    set: (gauge: Gauge<Label>, state: DatabaseState) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        const state = await read();
        // Without labels a reset would tell 0.
        if (labelNames.length > 0) this.reset();
        else this.remove();
        if (state) set(this, state);
      },
    });
  return [
    new Gauge({
      name: 'database_up',
      help: 'Whether the database answers this process; a full pool is no reason that it should not.',
      registers: [],
      collect() {
        this.set(watch.isUp ? 1 : 0);
      },
    }),
    gauge(
      'jobs',
      'Jobs of each queue; active and failed as last counted, once a minute.',
      ['queue', 'state'],
      (jobs, { queues }) => {
        for (const { queue, oldest: _, ...states } of queues)
          for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count);
      },
    ),
    gauge(
      'jobs_oldest_waiting_seconds',
      'For how long the oldest job that is due has been waiting.',
      ['queue'],
      (age, { queues }) => {
        for (const { queue, oldest } of queues) age.set({ queue }, oldest);
      },
    ),
    gauge(
      'database_replicas',
      'Replicas that are connected, by whether commits wait for them.',
      ['mode'],
      (count, { replicas }) => {
        count.set({ mode: 'sync' }, 0);
        for (const { mode } of replicas) count.inc({ mode: mode ?? 'unknown' });
      },
    ),
    gauge(
      'database_replica_behind_bytes',
      'Log that a replica has still to apply.',
      ['replica'],
      (behind, { replicas }) => {
        for (const { replica, behind: bytes } of replicas)
          if (replica !== null && bytes !== null) behind.set({ replica }, bytes);
      },
    ),
    gauge('database_size_bytes', 'What the database takes on its disk.', [], (size, state) =>
      size.set(state.size),
    ),
    gauge(
      'backup_age_seconds',
      'How long ago the last backup was taken; without one, how old the database is.',
      [],
      (age, { backupAge }) => age.set(backupAge),
    ),
  ];
}
