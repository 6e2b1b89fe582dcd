import type pg from 'pg';

export interface Failed {
  readonly name: string;
  readonly startedAt: Date;
  /** What the database said; null of one whose process was killed. */
  readonly logs: string | null;
}

/** Those that were begun and neither finished nor noted as rolled back; none where nothing was migrated yet. */
export async function failedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<readonly Failed[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`,
  );
  if (rows[0]?.there !== true) return [];
  const found = await client.query<Failed>(
    `SELECT migration_name AS name, started_at AS "startedAt", logs FROM _prisma_migrations
     WHERE finished_at IS NULL AND rolled_back_at IS NULL ORDER BY started_at`,
  );
  return found.rows;
}

/** A migration failed, and none is applied until somebody has it tried again. */
export class FailedMigration extends Error {
  override readonly name = 'FailedMigration';

  constructor({ name, startedAt, logs }: Failed, cause?: unknown) {
    super(
      `The migration ${name}, begun at ${startedAt.toISOString()}, did not come to its end:\n` +
        `${logs?.trim() || 'Its process ended before it, or the database did.'}\n` +
        'Nothing of it is in the database. Mend its cause, then: npm run migrate -- --retry, in the image ' +
        'node bff/src/cli/migrate.ts --retry (docs/runbooks/failed-migration.md).',
      { cause },
    );
  }
}
