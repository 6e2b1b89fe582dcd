import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { createClient } from './connections.ts';
import { FailedMigration, failedMigrations } from './failed-migrations.ts';
import { refuseUnfinished } from './restore-mark.ts';
import { readMigrations } from './folders.ts';
import { withSchemaEngine } from './schema-engine.ts';

/** Any number that nothing else in the product locks; not the one Prisma's own engine takes. */
const MIGRATION_LOCK = 7_270_021;
const filters = { externalTables: [], externalEnums: [] };

interface Choice {
  /** Past a migration that failed before: it is noted as rolled back, which it is, and tried again. */
  readonly isRetry?: boolean;
  /** For a restore: those of its backup alone, before its rows come. */
  readonly only?: ReadonlySet<string>;
}

const ASK_AGAIN_MS = 200;

/**
 * Waits until no other start migrates. Asked again and again: a statement that waits for the lock has a snapshot, and an index
 * that is made concurrently waits for all that are older, so that the two would wait for each other, unseen by PostgreSQL.
 */
async function takeTurn(guard: Client): Promise<void> {
  for (;;) {
    const { rows } = await guard.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.got) return;
    await delay(ASK_AGAIN_MS);
  }
}

/**
 * Brings the database of `databaseUrl` up to date and answers the names of the migrations it applied. Two starts at
 * once don't race: the second waits, then finds nothing left to do. Reads and writes Prisma's own table of migrations,
 * so that `prisma migrate deploy` and this can take turns.
 */
export async function migrate(
  databaseUrl: string,
  { only, isRetry = false }: Choice = {},
): Promise<string[]> {
  const guard = createClient(databaseUrl, { application_name: 'fio-migrate' });
  await guard.connect();
  try {
    await takeTurn(guard);
    if (!only) await refuseUnfinished(guard);
    const failed = await failedMigrations(guard);
    const [first] = failed;
    if (first && !isRetry) throw new FailedMigration(first);
    const all = await readMigrations();
    const migrationsList = {
      ...all,
      migrationDirectories: all.migrationDirectories.filter(({ path }) => only?.has(path) ?? true),
    };
    return await withSchemaEngine(databaseUrl, async (engine) => {
      for (const { name } of failed) await engine.markMigrationRolledBack({ migrationName: name });
      return (await engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames;
    }).catch(async (error: unknown) => {
      const [now] = await failedMigrations(guard);
      throw now ? new FailedMigration(now, error) : error;
    });
  } finally {
    await guard.end(); // gives the lock back
  }
}
