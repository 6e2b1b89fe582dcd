import { join } from 'node:path';
import { tagged } from '../shared/packages.ts';
import { UserError, runTool } from '../shared/UserError.ts';
import { CHECKS } from './checks/index.ts';
import { readContainer } from './container.ts';
import { startHost, type Host } from './host.ts';

/** The remote whose folder this was started in, or all of them. */
function chosen() {
  const remotes = tagged('remote');
  const here = remotes.filter(({ folder }) => folder === process.cwd());
  return here.length > 0 ? here : remotes;
}

/** Says how a built remote stands by each check; resolves to how many it failed. */
async function check(host: Host, folder: string): Promise<number> {
  const container = await readContainer(join(folder, 'dist'));
  const { id, build } = container.manifest;
  console.log(`\n${id} ${build}`);
  const seen = await host.see(container);
  let failed = 0;
  for (const { name, problems } of CHECKS) {
    const found = problems(container, seen);
    failed += found.length > 0 ? 1 : 0;
    console.log(`  ${found.length > 0 ? '✗' : '✓'} ${name}`);
    for (const problem of new Set(found)) console.log(`      ${problem}`);
  }
  return failed;
}

await runTool(async () => {
  const remotes = chosen();
  if (remotes.length === 0) throw new UserError('There is no remote in this checkout.');
  const host = await startHost();
  let failed = 0;
  try {
    for (const { folder } of remotes) failed += await check(host, folder);
  } finally {
    await host.close();
  }
  console.log(`\n${remotes.length * CHECKS.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
