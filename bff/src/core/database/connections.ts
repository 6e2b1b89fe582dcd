import pg from 'pg';
import { hostsOf } from './hosts.ts';
import { Primary } from './Primary.ts';
import { PrimaryClient } from './PrimaryClient.ts';

/** All connections of this process to one database look for its primary together. */
const primaries = new Map<string, Primary>();

function primaryOf(address: string): Primary {
  const known = primaries.get(address) ?? new Primary(hostsOf(address));
  primaries.set(address, known);
  return known;
}

/** One connection to the primary of a database, not yet opened. */
export const createClient = (address: string, config: pg.ClientConfig = {}): pg.Client =>
  new PrimaryClient(primaryOf(address), config);

/** A pool of connections to the primary of a database. Who makes it listens to its errors. */
export function createPool(address: string, config: pg.PoolConfig = {}): pg.Pool {
  const primary = primaryOf(address);
  class Member extends PrimaryClient {
    constructor(given: pg.ClientConfig) {
      super(primary, given);
    }
  }
  // The type leaves out that the pool hands its settings to each client.
  return new pg.Pool({ ...config, Client: Member as unknown as new () => pg.ClientBase });
}
