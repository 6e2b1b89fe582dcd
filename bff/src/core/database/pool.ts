import pg from 'pg';

export interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  /** Told when an idle connection dies: the pool replaces it by itself. */
  readonly onError: (error: Error) => void;
}

/**
 * The one pool of a process; Prisma uses it too. Without an `error` handler a database that goes away would end the
 * process. Waiting for a connection is bounded, so that a caller hears 503 soon.
 */
export function createPool({ url, connections, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    keepAlive: true,
    application_name: 'fio',
  });
  pool.on('error', onError);
  // Between check-out and query a dying connection emits here, where nobody else listens.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
