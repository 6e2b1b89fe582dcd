import { createClient } from './connections.ts';
import { readMigrations } from './folders.ts';
import { withSchemaEngine } from './schema-engine.ts';

/** Any number that nothing else in the product locks; not the one Prisma's own engine takes. */
const MIGRATION_LOCK = 7_270_021;
const filters = { externalTables: [], externalEnums: [] };

/**
 * Brings the database of `databaseUrl` up to date and answers the names of the migrations it applied. Two starts at
 * once don't race: the second waits, then finds nothing left to do. Reads and writes Prisma's own table of migrations,
 * so that `prisma migrate deploy` and this can take turns.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const guard = createClient(databaseUrl, { application_name: 'fio-migrate' });
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrationsList = await readMigrations();
    const result = await withSchemaEngine(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    );
    return result.appliedMigrationNames;
  } finally {
    await guard.end(); // gives the lock back
  }
}
