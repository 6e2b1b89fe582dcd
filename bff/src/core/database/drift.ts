import { readSchema } from './folders.ts';
import { withSchemaEngine } from './schema-engine.ts';

/** The SQL that would lead from the database of `databaseUrl` to the models; null when they agree. */
export async function drift(databaseUrl: string): Promise<string | null> {
  const files = await readSchema();
  const { exitCode, stdout } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: '' },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: ['public._prisma_migrations'], externalEnums: [] },
    }),
  );
  return exitCode === 0 ? null : stdout;
}
