import pg from 'pg';
import type { ClusterState } from './cluster.ts';

/** The database, and the role that owns it and all that migrations make. */
export const APPLICATION = 'fio';
/** As which the product works, and owns nothing of it. */
const WORKING = 'fio_app';

/** Address of `database` on the cluster, for one of its roles. */
export function clusterUrl(
  state: ClusterState,
  database: string,
  as: 'owner' | 'application' | 'superuser',
): string {
  const [user, password] = {
    owner: [APPLICATION, state.password],
    application: [WORKING, state.applicationPassword],
    superuser: ['postgres', state.superPassword],
  }[as];
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

async function settleRole(
  client: pg.Client,
  name: string,
  { password, may }: { password: string; may: string },
): Promise<void> {
  const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  const verb = role.rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${name} LOGIN ${may} PASSWORD ${client.escapeLiteral(password)}`);
}

/**
 * Gives a new cluster the owner's role (it may create databases, it is no superuser), its database, and the role that the
 * product works as. Idempotent, so that a first start cut short is taken up again.
 */
export function createApplicationDatabase(state: ClusterState): Promise<void> {
  return asSuperuser(state, async (client) => {
    await settleRole(client, APPLICATION, { password: state.password, may: 'CREATEDB' });
    await settleRole(client, WORKING, { password: state.applicationPassword, may: 'NOCREATEDB' });
    // So that the owner can give it the tables of its own job queue.
    await client.query(`GRANT ${WORKING} TO ${APPLICATION}`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APPLICATION]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
  });
}
