import { admitJobs, settleApplicationRole } from '../database/application-role.ts';
import { createPool } from '../database/connections.ts';
import { migrate } from '../database/migrate.ts';
import { createJobSender, JOBS_SCHEMA } from '../jobs/jobs.ts';
import type { BackupPlace } from './BackupPlace.ts';
import { type Addresses, type Dumped, loadDatabase } from './load-database.ts';

/** The job queue makes its own tables, as the role that is to own them. */
async function makeJobTables({ ownerUrl, applicationUrl }: Addresses): Promise<void> {
  await admitJobs(ownerUrl, applicationUrl);
  const pool = createPool(applicationUrl, { max: 2, application_name: 'fio-backup' });
  // A connection that dies is the next query's to tell.
  pool.on('error', () => undefined);
  const jobs = createJobSender(pool, [], () => undefined);
  try {
    await jobs.start();
    await jobs.stop();
  } finally {
    await pool.end();
  }
}

/**
 * Makes the tables in an empty database as they were, fills them, and brings them up to this release; the application's role
 * owns its job queue afterwards and nothing else.
 */
export async function fillDatabase(addresses: Addresses, place: BackupPlace, dumped: Dumped): Promise<void> {
  const { ownerUrl, applicationUrl } = addresses;
  await migrate(ownerUrl, { only: new Set(dumped.database.migrations.map(({ name }) => name)) });
  // None before the migration that gave it a place.
  if (dumped.database.tables.some(({ schema }) => schema === JOBS_SCHEMA)) await makeJobTables(addresses);
  await loadDatabase(addresses, place, dumped);
  await migrate(ownerUrl);
  await settleApplicationRole(ownerUrl, applicationUrl);
}
