import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../bff/src/core/config/index.ts';
import { bringAlong } from '../../bff/src/core/remotes/bring-along.ts';
import { createServices } from '../../bff/test/services.ts';
import { copyCheckout } from '../../tools/shared/copy-checkout.ts';
import { exec } from '../../tools/shared/exec.ts';
import { command, ROOT } from '../../tools/shared/paths.ts';
import { startOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

const ID = 'mf-admin-first-steps';
const CREATE = [
  'create',
  ID,
  '--title',
  'Primeiros passos',
  '--title-en',
  'First steps',
  '--owner',
  'growth',
];

test('a remote made by the command runs in the shell, and its own test in the browser passes', async () => {
  test.setTimeout(400_000);
  // Its own, for a remote more is an entry more in everybody's menu.
  const { product, env, stop } = await startOwnProduct();
  const { services, close } = createServices(loadConfig(env));
  const copy = await mkdtemp(join(tmpdir(), 'fio-created-'));
  const run = async (program: string, args: string[], folder = '', further = {}) => {
    const { code, output } = await exec(program, args, { cwd: join(copy, folder), env: further });
    expect(code, output).toBe(0);
    return output;
  };
  try {
    copyCheckout(copy);
    await run(process.execPath, [join(copy, 'tools/remote/main.ts'), ...CREATE]);
    await run(command('rspack'), ['build', '--config', `${ID}/rspack.config.ts`]);
    // The contract kit asks the shell as it is built here.
    await symlink(join(ROOT, 'shell/dist'), join(copy, 'shell/dist'));
    expect(await run(process.execPath, [join(copy, 'tools/kit/main.ts')], ID)).toContain(' 0 failed');
    await bringAlong(services, join(copy, ID, 'dist'), { reason: 'created' });
    // It opens the product that the environment names, and its own test is one of each run.
    const within = { NIGHTLY: 'off', E2E_PRODUCT: JSON.stringify({ origin: product.origin, env }) };
    const own = ['test', '-c', 'e2e', '--workers=1', '--retries=0', `${ID}/`];
    expect(await run(command('playwright'), own, '', within)).toContain('1 passed');
  } finally {
    await close();
    await stop();
    await rm(copy, { recursive: true, force: true });
  }
});
