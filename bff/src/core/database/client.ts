import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';
import { DeadlinePassed, untilDeadline } from '../deadline.ts';
import type { BoundedClient } from './BoundedClient.ts';
import { createPool } from './connections.ts';
import { DatabaseSilent } from './DatabaseSilent.ts';
import { DatabaseWatch } from './DatabaseWatch.ts';
import { Notices } from './Notices.ts';
import { openConnections } from './open-connections.ts';

export interface DatabaseOptions {
  /** With one host or several; the primary is found. */
  url: string;
  /** Shown by PostgreSQL beside each connection. */
  name: string;
  /** Connections at most; more work waits for a free one. Default 10. */
  max?: number;
  /** Told of connections that died while idle. The next query simply opens another. */
  onError: (error: Error) => void;
  /** Told when the database no longer answers, and when it does again. */
  onChange?: (isUp: boolean) => void;
}

export interface Database {
  /** For plain SQL. */
  pool: pg.Pool;
  /**
   * For the few prepared statements every request needs, which find rows by their keys: connections of their own, so
   * that no report stands in their way, and never a scan. PostgreSQL plans such a statement once per connection; planned
   * while a table is empty, as all are on the day of a launch, it would go on scanning while the table grows.
   */
  keyed: pg.Pool;
  /** For models; draws its connections from `pool`. */
  db: PrismaClient;
  /** What is heard of commits, whoever made them, on one connection for all who listen. */
  notices: Notices;
  /** Whether it is there; until it is started it takes it to be. */
  watch: DatabaseWatch;
  /**
   * Opens some connections of both pools, for a process about to answer: its first requests may be thousands, and would wait for
   * connections that it opens while it is busiest.
   */
  warm: () => Promise<void>;
  /** Ends every connection, once what is under way has finished. */
  close: () => Promise<void>;
}

const SECOND = 1000;
/** As many as batches are on their way at once: three of votes, two each of sessions, visitors and participations, one of limits. */
const KEYED = 10;
/** Of each pool: half of what it may have, unless configured. All at once would take them from other processes' work. */
const WARM = 5;

/** A backend whose caller is gone ends what it does, and gives its locks back. */
export const SERVER_OPTIONS = '-c client_connection_check_interval=1000';

/** While it is down one question is asked for all who want a connection, and they are refused when it isn't answered. */
function refuseWhileDown(pool: pg.Pool, watch: DatabaseWatch): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  Object.assign(pool, {
    connect: (callback?: (error: Error) => void) => {
      // A connection taken for nobody who still waits would be lost to those who do.
      if (untilDeadline() <= 0) {
        if (!callback) return Promise.reject(new DeadlinePassed());
        process.nextTick(callback, new DeadlinePassed());
        return undefined;
      }
      if (watch.isUp) return connect(callback);
      const asked = watch.check();
      if (!callback) return asked.then((isUp) => (isUp ? connect() : Promise.reject(new DatabaseSilent())));
      void asked.then((isUp) => (isUp ? connect(callback) : callback(new DatabaseSilent())));
      return undefined;
    },
  });
}

/** Every wait is bounded, so that a database out of reach or a lock never given back costs seconds, not a process. */
export function openDatabase({ url, name, max = 10, onError, onChange }: DatabaseOptions): Database {
  const settings = {
    application_name: name,
    connectionTimeoutMillis: 5 * SECOND,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    statement_timeout: 30 * SECOND,
    lock_timeout: 10 * SECOND,
    idle_in_transaction_session_timeout: 30 * SECOND,
  };
  const pool = createPool(url, { ...settings, max, options: SERVER_OPTIONS });
  const keyed = createPool(url, {
    ...settings,
    max: KEYED,
    options: `${SERVER_OPTIONS} -c enable_seqscan=off`,
  });
  const connections = new Set<BoundedClient>();
  const watch = new DatabaseWatch({ url, name, connections, onChange: onChange ?? (() => undefined) });
  for (const each of [pool, keyed]) {
    // Without a listener a connection that dies while idle would end the process.
    each.on('error', onError);
    each.on('connect', (client) => connections.add(client as unknown as BoundedClient));
    each.on('remove', (client) => connections.delete(client as unknown as BoundedClient));
    refuseWhileDown(each, watch);
  }
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 5 * SECOND, timeout: 15 * SECOND },
  });
  const close = async () => {
    watch.stop();
    await db.$disconnect();
    await Promise.all([pool.end(), keyed.end()]);
  };
  const warm = async () => {
    await Promise.all([openConnections(pool, WARM), openConnections(keyed, WARM)]);
  };
  const notices = new Notices({ url, name: `${name}-notices` });
  return { pool, keyed, db, notices, watch, warm, close };
}
