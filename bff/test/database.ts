import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated, empty database that tests clone; see global-setup. */
export const TEMPLATE = 'template_fio';
/** The same with the job queues that the product makes when it first starts: a third of what starting it costs. */
export const STARTED = 'template_started';

/** Runs one statement at the server's maintenance database. */
export async function inServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  /** For pools and for Prisma, as the role that owns the tables. */
  url: string;
  /** As the role that the product works as, which owns none. */
  applicationUrl: string;
  /** Ends what is still connected and removes the database. */
  drop: () => Promise<void>;
}

/**
 * A migrated database of one test file's own, empty but for its job queues, on a real PostgreSQL. Takes some 50 ms.
 *
 *     let database: TestDatabase;
 *     beforeAll(async () => { database = await createTestDatabase(); });
 *     afterAll(() => database.drop());
 */
export const createTestDatabase = (): Promise<TestDatabase> => createFrom(STARTED);

/** The same as migrations leave it: no process has started on it. */
export const createMigratedDatabase = (): Promise<TestDatabase> => createFrom(TEMPLATE);

/** Without a table, as a server makes it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template1');

/** Page by page through the log, as the server does unless told, takes twice the processor time. */
export const copyDatabase = (server: string, template: string, name: string): Promise<void> =>
  inServer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);

async function createFrom(template: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(server, template, name);
  const to = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const [url, applicationUrl] = [to(server), to(inject('applicationUrl'))];
  return { url, applicationUrl, drop: () => inServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}
