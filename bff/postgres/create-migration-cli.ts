import { mkdir, mkdtemp, chmod, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { drift } from '../src/core/database/drift.ts';
import { MIGRATIONS } from '../src/core/database/folders.ts';
import { migrate } from '../src/core/database/migrate.ts';

/**
 * Writes the next migration from the models: `npm run migration -w bff -- add_suggestions`. Applies the migrations
 * there are to a database of its own, thrown away afterwards, and writes what is missing to the models. Read the SQL
 * before you commit it: a renamed column reads as one dropped and one added.
 */
async function createMigration(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fio-migration-'));
  await chmod(folder, 0o755); // as root the server runs under an account of its own
  const postgres = new EmbeddedPostgres({
    directory: join(folder, 'cluster'),
    logFile: join(folder, 'postgres.log'),
    durable: false,
  });
  try {
    await postgres.start();
    await migrate(postgres.url());
    const sql = await drift(postgres.url());
    if (sql === null) return 'The models and the migrations agree: nothing to write.';
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const target = join(MIGRATIONS, `${stamp}_${name}`);
    await mkdir(target, { recursive: true });
    await writeFile(join(target, 'migration.sql'), sql);
    return `Written: ${join(target, 'migration.sql')}`;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const [name = ''] = process.argv.slice(2);
if (/^[a-z][a-z0-9_]*$/.test(name)) {
  console.log(await createMigration(name));
} else {
  console.error('A name in snake case is missing, for example: npm run migration -w bff -- add_suggestions');
  process.exitCode = 1;
}
