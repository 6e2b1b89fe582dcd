import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type TestDatabase,
  createEmptyDatabase,
  createMigratedDatabase,
  inServer,
} from '../../../test/database.ts';
import { drift } from './drift.ts';
import { FailedMigration } from './failed-migrations.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

describe('migrations', () => {
  it('lead exactly to the models', async () => {
    expect(await drift(database.url)).toBeNull();
  });

  it('show a column the models do not know', async () => {
    await inServer(database.url, 'ALTER TABLE shows ADD COLUMN forgotten TEXT');
    expect(await drift(database.url)).toContain('DROP COLUMN "forgotten"');
    await inServer(database.url, 'ALTER TABLE shows DROP COLUMN forgotten');
  });

  it('are applied once, however many start at once', async () => {
    await inServer(database.url, 'CREATE DATABASE race');
    const url = new URL(database.url);
    url.pathname = '/race';
    const runs = await Promise.all([migrate(url.href), migrate(url.href), migrate(url.href)]);
    const sizes = runs.map((names) => names.length).sort();
    expect(sizes.slice(0, 2)).toEqual([0, 0]);
    expect(sizes[2]).toBeGreaterThan(2);
    await inServer(database.url, 'DROP DATABASE race WITH (FORCE)');
  });
});

describe('guards', () => {
  const insert = `INSERT INTO actions (at, actor_name, resource, action, summary, previous_hash, hash)
                  VALUES (now(), 'Ana', 'shows', 'create', 'Sal na Lanterna', '0', '1')`;

  it.each(["UPDATE actions SET summary = 'x'", 'DELETE FROM actions', 'TRUNCATE actions'])(
    'refuse %s',
    async (statement) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('BEGIN');
      await client.query(insert);
      await expect(client.query(statement)).rejects.toThrow('append-only');
      await client.end();
    },
  );

  it('refuse a state nobody knows', async () => {
    const statement = `INSERT INTO shows (id, slug, title, synopsis, platform, color_from, color_to, color_accent, state)
      VALUES (gen_random_uuid(), 'a', 'A', 'A', 'A', '#000000', '#000000', '#000000', 'lost')`;
    await expect(inServer(database.url, statement)).rejects.toThrow('shows_state_known');
  });
});

describe('a migration that failed', () => {
  it('says what to do, stays where it is, and is tried again once its cause is gone', async () => {
    const { url, drop } = await createEmptyDatabase();
    const [functions, init] = ['20261121090000_functions', '20261121090100_init'];
    const only = new Set([functions, init]);
    await migrate(url, { only: new Set([functions]) });
    // What the next is about to make is there already, made by hand.
    await inServer(url, 'CREATE TABLE shows (id int)');
    await expect(migrate(url, { only })).rejects.toThrow(/_init, begun at [^]*already exists[^]*--retry/);
    await expect(migrate(url, { only, isRetry: true })).rejects.toThrow(/already exists/);
    await inServer(url, 'DROP TABLE shows');
    await expect(migrate(url, { only })).rejects.toThrow(FailedMigration);
    expect(await migrate(url, { only, isRetry: true })).toEqual([init]);
    expect(await migrate(url, { only, isRetry: true })).toEqual([]);
    await drop();
  });

  it('of which the process was killed is one too', async () => {
    const { url, drop } = await createMigratedDatabase();
    await inServer(
      url,
      `UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0
       WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`,
    );
    await expect(migrate(url)).rejects.toThrow(/Its process ended before it/);
    await drop();
  });
});
