import { join } from 'node:path';
import { loadConfig } from '../../bff/src/config/index.ts';
import { openDatabase } from '../../bff/src/core/database/client.ts';
import { migrate } from '../../bff/src/core/database/migrate.ts';
import { publish } from '../../bff/src/remotes/publish.ts';
import { packages } from '../shared/packages.ts';

/**
 * Migrates the database of the environment and makes the remotes of this checkout the live ones. Run as a process of
 * its own, so that the schema engine's memory is given back when it is done.
 */
async function prepare(): Promise<void> {
  const config = loadConfig(process.env);
  await migrate(config.databaseUrl);
  const { db, close } = openDatabase({
    url: config.databaseUrl,
    name: 'fio-prepare',
    max: 2,
    onError: (error) => console.error(error.message),
  });
  try {
    for (const { folder } of packages().filter(({ tags }) => tags.includes('remote'))) {
      await publish(db, join(folder, 'dist'), { folder: join(config.dataDir, 'mf') });
    }
  } finally {
    await close();
  }
}

try {
  await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.channel?.unref();
