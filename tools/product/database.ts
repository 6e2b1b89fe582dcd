import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../../bff/src/core/database/connections.ts';
import { withoutSecrets } from '../../bff/src/core/database/hosts.ts';
import { EmbeddedPostgres, type PostgresEvent } from '../../bff/postgres/EmbeddedPostgres.ts';
import { UserError } from '../shared/UserError.ts';

export interface Database {
  /** For the product's processes. */
  url: string;
  /** For migrations: of the role that owns the tables; the same where there is but one. */
  ownerUrl: string;
  /** Says where the data is, without a password. */
  description: string;
  /** To be called after a lot was written: a crash from then on has little to recover. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What the server lets everybody have; what is kept for superusers aside. */
const ALLOWED =
  "SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most";

/** The database of `DATABASE_URL`, proved to answer and to have room; never stopped, for it is not ours. */
export async function foreignDatabase(url: string, connections: number): Promise<Database> {
  const client = createClient(url, { connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ most: number }>(ALLOWED);
    const most = rows[0]?.most ?? 0;
    if (most < connections) {
      throw new Error(
        `it allows ${most} connections and ${connections} are needed. Raise its max_connections, or lower PROCESSES or ` +
          'DATABASE_CONNECTIONS.',
      );
    }
  } catch (error) {
    throw new UserError(`DATABASE_URL cannot be used: ${reason(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
  return {
    url,
    ownerUrl: process.env['DATABASE_OWNER_URL']?.trim() || url,
    description: `${withoutSecrets(url)} (DATABASE_URL)`,
    settle: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

/** The embedded server under `dataDirectory`, supervised until `stop`. */
export async function embeddedDatabase(
  dataDirectory: string,
  { connections, onEvent }: { connections: number; onEvent: (event: PostgresEvent) => void },
): Promise<Database> {
  const logs = join(dataDirectory, 'logs');
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, 'postgres.log'), '');
  const postgres = new EmbeddedPostgres({
    directory: join(dataDirectory, 'postgres'),
    logFile: join(logs, 'postgres.log'),
    connections,
    onEvent,
  });
  try {
    await postgres.start();
  } catch (error) {
    await postgres.stop();
    throw new UserError(reason(error));
  }
  const description = `embedded PostgreSQL, data in ${postgres.place}`;
  return {
    url: postgres.applicationUrl(),
    ownerUrl: postgres.url(),
    description,
    settle: () => postgres.checkpoint(),
    stop: () => postgres.stop(),
  };
}

function reason(error: unknown): string {
  // A host name with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
