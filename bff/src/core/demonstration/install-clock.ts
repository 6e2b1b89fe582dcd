import { createClient } from '../database/connections.ts';
import { hostsOf } from '../database/hosts.ts';

/**
 * The clock that a demonstration moves: how far it is ahead of the machine's. The functions stand before PostgreSQL's own where
 * those are called by their bare names, as the product's triggers and statements do, so that database and processes agree.
 */
const CLOCK = `
  CREATE SCHEMA IF NOT EXISTS demonstration;
  CREATE TABLE IF NOT EXISTS demonstration.clock (
    one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one),
    ahead INTERVAL NOT NULL CHECK (ahead >= INTERVAL '0')
  );
  INSERT INTO demonstration.clock (ahead) VALUES ('0') ON CONFLICT DO NOTHING;
  CREATE OR REPLACE FUNCTION demonstration.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE sql VOLATILE AS
    'SELECT pg_catalog.clock_timestamp() + (SELECT ahead FROM demonstration.clock)';
  CREATE OR REPLACE FUNCTION demonstration.now() RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS
    'SELECT pg_catalog.now() + (SELECT ahead FROM demonstration.clock)';`;

/** New sessions alone see it: whatever works with the database starts afterwards. Tables go on being made in public. */
const LOOK_UP = 'public, demonstration, pg_catalog';

const roleOf = (url: string): string => decodeURIComponent(hostsOf(url)[0].username);

/**
 * Gives the embedded database of a demonstration a clock that can be moved; again and again with the same effect. Never for
 * another database: whoever could move its clock could close and hold a draw on a day of their own.
 */
export async function installClock(ownerUrl: string, applicationUrl: string): Promise<void> {
  const client = createClient(ownerUrl, { application_name: 'fio-demonstration' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
    const database = client.escapeIdentifier(rows[0]?.name ?? '');
    const role = client.escapeIdentifier(roleOf(applicationUrl));
    await client.query('BEGIN');
    await client.query(CLOCK);
    await client.query(`GRANT USAGE ON SCHEMA demonstration TO ${role}`);
    await client.query(`GRANT SELECT, UPDATE ON demonstration.clock TO ${role}`);
    await client.query(`ALTER DATABASE ${database} SET search_path = ${LOOK_UP}`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
