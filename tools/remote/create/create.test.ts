import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest } from '@fio/contracts/documents/manifest';
import { expect, it } from 'vitest';
import { manifestProblems } from '../../../bff/src/core/remotes/check-manifest.ts';
import { contents } from '../../shared/contents.ts';
import { copyCheckout } from '../../shared/copy-checkout.ts';
import { exec } from '../../shared/exec.ts';
import { command } from '../../shared/paths.ts';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import { readNewRemote } from './new-remote.ts';
import { taken } from './taken.ts';

const ID = 'mf-admin-gift-cards';
const TITLES = ['--title', "Vale-presentes d'água", '--title-en', 'Gift cards'];
const ARGS = [ID, ...TITLES, '--owner', 'growth'];

/** What a remote has to pass in the test run, as the run does it. */
const CHECKS: [program: string, ...args: string[]][] = [
  ['tsc', '-p', ID, '--singleThreaded'],
  ['oxlint', '-c', 'oxlint.config.ts', ID],
  ['oxfmt', '--check', ID],
  ['knip', '--workspace', ID],
  ['vitest', 'run', '--root', ID],
  ['rspack', 'build', '--config', `${ID}/rspack.config.ts`],
];

it('makes a remote that passes every check, and changes no other package', { timeout: 900_000 }, async () => {
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

  for (const [program, ...args] of CHECKS) {
    const { code, output } = await exec(command(program), args, { cwd: copy });
    expect({ program, code, output: code === 0 ? '' : output }).toEqual({ program, code: 0, output: '' });
  }
  const manifest = JSON.parse(readFileSync(join(copy, ID, 'dist/remote.json'), 'utf8')) as unknown;
  expect(manifestProblems(remoteManifest.parse(manifest), [])).toEqual([]);
});

it('says everything that is missing at once', () => {
  expect(() => readNewRemote(['mf-public'])).toThrow(
    /"mf-public" is no name[^]*title in both languages[^]*--owner is the team[^]*For example/,
  );
  expect(() => readNewRemote([...ARGS, '--colour', 'red'])).toThrow("Unknown option '--colour'");
});

it('refuses a name that another remote has', async () => {
  const root = join(import.meta.dirname, '../../..');
  const problems = (area: string) => taken(root, { ...readNewRemote(ARGS), id: `mf-admin-${area}`, area });
  expect(await problems('logs')).toEqual(['The folder mf-admin-logs exists already.']);
  expect(await problems('faq')).toEqual([
    '/admin/faq belongs to mf-admin-promo.',
    "The menu entry faq is mf-admin-promo's.",
  ]);
  expect(await problems('gift-cards')).toEqual([]);
});
