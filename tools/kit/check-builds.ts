import { CHECKS } from './checks/index.ts';
import { readContainer } from './container.ts';
import { startHost, type Host } from './host.ts';

/** Says how the build in a folder stands by each check; resolves to how many it failed. */
async function check(host: Host, folder: string): Promise<number> {
  const container = await readContainer(folder);
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

/** Says how the builds in these folders stand by each check of the kit; resolves to how many checks failed. */
export async function checkBuilds(folders: readonly string[]): Promise<number> {
  const host = await startHost();
  let failed = 0;
  try {
    for (const folder of folders) failed += await check(host, folder);
  } finally {
    await host.close();
  }
  console.log(`\n${folders.length * CHECKS.length - failed} passed, ${failed} failed`);
  return failed;
}
