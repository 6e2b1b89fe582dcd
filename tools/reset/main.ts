import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeCluster } from '../../bff/postgres/remove.ts';
import { reportOrphans } from '../shared/report-orphans.ts';
import { lockHolder, lockOf } from '../shared/lock.ts';
import { DATA } from '../shared/paths.ts';
import { UserError, runTool } from '../shared/UserError.ts';

/** Clears everything a run left behind, the embedded server's data elsewhere included. */
await runTool(async () => {
  if (process.argv.length > 2)
    throw new UserError('"npm run reset" takes no arguments: it clears .data at once.');
  const holder = lockHolder(lockOf(DATA));
  if (holder) throw new UserError(`This checkout is running (process ${holder}). Stop it with Ctrl-C first.`);
  await removeCluster(join(DATA, 'postgres'));
  rmSync(DATA, { recursive: true, force: true });
  reportOrphans();
  console.log('Cleared: database, published remotes, uploads, logs and caches of this checkout.');
});
