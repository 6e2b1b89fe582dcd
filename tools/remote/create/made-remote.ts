import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest } from '@fio/contracts/documents/manifest';
import { expect } from 'vitest';
import { manifestProblems } from '../../../bff/src/core/remotes/check-manifest.ts';
import { contents } from '../../shared/contents.ts';
import { copyCheckout } from '../../shared/copy-checkout.ts';
import { exec } from '../../shared/exec.ts';
import { command } from '../../shared/paths.ts';
import { temporaryFolder } from '../../shared/temporary-folder.ts';

/** The remote that tests have made. */
export const ID = 'mf-admin-gift-cards';
const TITLES = ['--title', "Vale-presentes d'água", '--title-en', 'Gift cards'];
export const ARGS = [ID, ...TITLES, '--owner', 'growth'];

type Check = readonly [program: string, ...args: string[]];

/** Its types and rules, of its files alone, and a build that the product takes. */
export const BUILT: readonly Check[] = [
  ['oxlint', '-c', 'oxlint.config.ts', '--type-check', ID],
  ['rspack', 'build', '--config', `${ID}/rspack.config.ts`],
];
/** What a remote has to pass in the test run, as the run does it. */
export const CHECKS: readonly Check[] = [
  ['oxfmt', '--check', ID],
  ['knip', '--workspace', ID],
  ['vitest', 'run', '--root', ID],
  ['tsc', '-p', ID, '--singleThreaded'],
  ...BUILT,
];

/** Makes it by the command in a copy of this checkout, and expects that it passes `checks` and that no other package has changed. */
export async function expectMade(checks: readonly Check[]): Promise<void> {
  const copy = temporaryFolder();
  copyCheckout(copy);
  const before = contents(copy);
  const create = [join(copy, 'tools/remote/main.ts'), 'create', ...ARGS];
  const made = await exec(process.execPath, create, { cwd: copy });
  expect(made.output).toContain('npm run remote -- publish');

  const after = contents(copy);
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed.filter((file) => !file.startsWith(`${ID}/`))).toEqual(['package-lock.json']);
  expect(Object.keys(before).filter((file) => !after[file])).toEqual([]);

  for (const [program, ...args] of checks) {
    const { code, output } = await exec(command(program), args, { cwd: copy });
    expect({ program, code, output: code === 0 ? '' : output }).toEqual({ program, code: 0, output: '' });
  }
  const manifest = JSON.parse(readFileSync(join(copy, ID, 'dist/remote.json'), 'utf8')) as unknown;
  expect(manifestProblems(remoteManifest.parse(manifest), [])).toEqual([]);
}
