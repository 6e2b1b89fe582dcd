import { join } from 'node:path';
import { tagged } from '../shared/packages.ts';
import { UserError, runTool } from '../shared/UserError.ts';
import { checkBuilds } from './check-builds.ts';

/** The remote whose folder this was started in, or all of them. */
function chosen() {
  const remotes = tagged('remote');
  const here = remotes.filter(({ folder }) => folder === process.cwd());
  return here.length > 0 ? here : remotes;
}

await runTool(async () => {
  const remotes = chosen();
  if (remotes.length === 0) throw new UserError('There is no remote in this checkout.');
  process.exitCode = (await checkBuilds(remotes.map(({ folder }) => join(folder, 'dist')))) > 0 ? 1 : 0;
});
