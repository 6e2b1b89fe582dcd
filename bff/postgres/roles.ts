import pg from 'pg';
import type { ClusterState } from './cluster.ts';

/** The application's role and its database. */
export const APPLICATION = 'fio';

/** Address of `database` on the cluster, for the application's role or for the superuser. */
export function clusterUrl(state: ClusterState, database: string, as: 'application' | 'superuser'): string {
  const [user, password] =
    as === 'application' ? [APPLICATION, state.password] : ['postgres', state.superPassword];
  return `postgresql://${user}:${password}@127.0.0.1:${state.port}/${database}`;
}

async function asSuperuser(state: ClusterState, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl(state, 'postgres', 'superuser') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Writes everything to its place, so that a crash from now on has little to recover. */
export function checkpoint(state: ClusterState): Promise<void> {
  return asSuperuser(state, async (client) => void (await client.query('CHECKPOINT')));
}

/**
 * Gives a new cluster the application's role (it may create databases, it is no superuser) and its database.
 * Idempotent, so that a first start cut short is taken up again.
 */
export function createApplicationDatabase(state: ClusterState): Promise<void> {
  return asSuperuser(state, async (client) => {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION]);
    const verb = role.rowCount ? 'ALTER' : 'CREATE';
    const password = client.escapeLiteral(state.password);
    await client.query(`${verb} ROLE ${APPLICATION} LOGIN CREATEDB PASSWORD ${password}`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APPLICATION]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
  });
}
