import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationList, SchemaContainer } from '@prisma/schema-engine-wasm';

const PRISMA = join(import.meta.dirname, '../../../prisma');

/** Where the migrations lie: one folder each, applied in the order of their names. */
export const MIGRATIONS = join(PRISMA, 'migrations');

/** The models, file by file, as the schema engine takes them. */
export async function readSchema(): Promise<SchemaContainer[]> {
  const folder = join(PRISMA, 'schema');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      content: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

async function readMigration(name: string): Promise<MigrationList['migrationDirectories'][number]> {
  const content = await readFile(join(MIGRATIONS, name, 'migration.sql'), 'utf8');
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: content } } };
}

/** The migrations as the schema engine takes them. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: MIGRATIONS,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(MIGRATIONS, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map(readMigration)),
  };
}
