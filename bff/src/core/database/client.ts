import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';
import { createPool } from './connections.ts';

export interface DatabaseOptions {
  /** With one host or several; the primary is found. */
  url: string;
  /** Shown by PostgreSQL beside each connection. */
  name: string;
  /** Connections at most; more work waits for a free one. Default 10. */
  max?: number;
  /** Told of connections that died while idle. The next query simply opens another. */
  onError: (error: Error) => void;
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
  /** Ends every connection, once what is under way has finished. */
  close: () => Promise<void>;
}

const SECOND = 1000;
/** As many as batches are on their way at once: three of votes, two of sessions, two of visitors. */
const KEYED = 7;

/** Every wait is bounded, so that a database out of reach or a lock never given back costs seconds, not a process. */
export function openDatabase({ url, name, max = 10, onError }: DatabaseOptions): Database {
  const settings = {
    application_name: name,
    connectionTimeoutMillis: 5 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    statement_timeout: 30 * SECOND,
    lock_timeout: 10 * SECOND,
    idle_in_transaction_session_timeout: 30 * SECOND,
    keepAlive: true,
  };
  const pool = createPool(url, { ...settings, max });
  const keyed = createPool(url, { ...settings, max: KEYED, options: '-c enable_seqscan=off' });
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', onError);
  keyed.on('error', onError);
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 5 * SECOND, timeout: 15 * SECOND },
  });
  const close = async () => {
    await db.$disconnect();
    await Promise.all([pool.end(), keyed.end()]);
  };
  return { pool, keyed, db, close };
}
