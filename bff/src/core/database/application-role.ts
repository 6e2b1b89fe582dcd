import type pg from 'pg';
import { createClient } from './connections.ts';
import { hostsOf } from './hosts.ts';

/** Only added to: whoever works as the application can neither change nor remove a row, whatever the triggers do. */
const APPEND_ONLY = ['actions', 'transparency_entries', 'transparency_checkpoints', 'transparency_copies'];
/** Written by the owner's own function, and by the migrations. */
const READ_ONLY = ['transparency_nodes', '_prisma_migrations'];

/** Tables of the job queue that the owner made, before the application did so itself. */
const JOB_TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'pgboss' AND c.relkind IN ('r', 'p') AND pg_get_userbyid(c.relowner) = current_user`;
const JOB_FUNCTIONS = `
  SELECT p.oid::regprocedure::text AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
  WHERE n.nspname = 'pgboss' AND pg_get_userbyid(p.proowner) = current_user`;

async function makeRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount) return;
  const role = client.escapeIdentifier(name);
  await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

async function giveJobs(client: pg.Client, role: string): Promise<void> {
  const tables = await client.query<{ name: string }>(JOB_TABLES);
  for (const { name } of tables.rows) await client.query(`ALTER TABLE ${name} OWNER TO ${role}`);
  const functions = await client.query<{ name: string }>(JOB_FUNCTIONS);
  for (const { name } of functions.rows) await client.query(`ALTER FUNCTION ${name} OWNER TO ${role}`);
}

async function giveRights(client: pg.Client, role: string): Promise<void> {
  const statements = [
    `GRANT USAGE ON SCHEMA public TO ${role}`,
    // MAINTAIN: to have tables analysed.
    `GRANT SELECT, INSERT, UPDATE, DELETE, MAINTAIN ON ALL TABLES IN SCHEMA public TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
    `REVOKE UPDATE, DELETE ON ${APPEND_ONLY.join(', ')} FROM ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.join(', ')} FROM ${role}`,
    `GRANT USAGE, CREATE ON SCHEMA pgboss TO ${role}`,
  ];
  for (const statement of statements) await client.query(statement);
}

/** Has `work` give rights to the application's role, all or none, and answers nothing where both addresses are one role's. */
async function asOwner(
  ownerUrl: string,
  applicationUrl: string,
  work: (client: pg.Client, role: string) => Promise<void>,
): Promise<void> {
  const [{ username, password }] = hostsOf(applicationUrl);
  const name = decodeURIComponent(username);
  if (name === decodeURIComponent(hostsOf(ownerUrl)[0].username)) return;
  const client = createClient(ownerUrl, { application_name: 'fio-migrate' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await makeRole(client, name, decodeURIComponent(password));
    await work(client, client.escapeIdentifier(name));
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/**
 * Gives the application's role what it needs and no more, after each migration: it owns nothing but its job queue, and may
 * only add to the audit and the log. The role is made with the password of its address where it isn't there yet. Nothing to do
 * where both addresses are one role's. Throws what the database refuses the owner.
 */
export const settleApplicationRole = (ownerUrl: string, applicationUrl: string): Promise<void> =>
  asOwner(ownerUrl, applicationUrl, async (client, role) => {
    await giveRights(client, role);
    await giveJobs(client, role);
  });

/** No more than to make its job queue, in a database whose other tables are of an earlier release yet. */
export const admitJobs = (ownerUrl: string, applicationUrl: string): Promise<void> =>
  asOwner(
    ownerUrl,
    applicationUrl,
    async (client, role) => void (await client.query(`GRANT USAGE, CREATE ON SCHEMA pgboss TO ${role}`)),
  );
