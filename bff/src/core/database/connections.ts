import pg from 'pg';
import { PrimaryClient } from './PrimaryClient.ts';

/** One connection to the primary of a database, not yet opened. */
export const createClient = (connectionString: string, config: pg.ClientConfig = {}): pg.Client =>
  new PrimaryClient({ ...config, connectionString });

/** A pool of connections to the primary of a database. Who makes it listens to its errors. */
export const createPool = (connectionString: string, config: pg.PoolConfig = {}): pg.Pool =>
  new pg.Pool({ ...config, connectionString, Client: PrimaryClient });
