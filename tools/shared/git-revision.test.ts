import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRevision, SUBJECT_LIMIT } from '@fio/contracts/admin/remotes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exec } from './exec.ts';
import { revisionOf } from './git-revision.ts';

const folder = mkdtempSync(join(tmpdir(), 'fio-git-'));
const checkout = join(folder, 'checkout');
const env = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const git = async (...args: string[]) => {
  const own = [
    '-c',
    'user.name=Íris Prado',
    '-c',
    'user.email=iris@exemplo.example',
    '-c',
    'commit.gpgsign=false',
  ];
  const { code, output } = await exec('git', [...own, ...args], { cwd: checkout, env });
  if (code !== 0) throw new Error(output);
};
beforeAll(async () => {
  mkdirSync(checkout);
  await git('init', '--quiet');
  writeFileSync(join(checkout, 'a.txt'), 'a');
  await git('add', '.');
  await git('commit', '--quiet', '-m', `feat: ${'filter '.repeat(60)}`, '-m', 'A body.');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tells the commit, its subject and the name of its author, and no address', async () => {
  const revision = await revisionOf(checkout);
  expect(buildRevision.parse(revision)).toMatchObject({ author: 'Íris Prado', isDirty: false });
  expect(revision?.subject).toMatch(/^feat: filter/);
  expect(revision?.subject).toHaveLength(SUBJECT_LIMIT);
  expect(JSON.stringify(revision)).not.toContain('@');
});

it('says that there are changes which no commit has', async () => {
  writeFileSync(join(checkout, 'b.txt'), 'b');
  expect(await revisionOf(checkout)).toMatchObject({ isDirty: true });
});

it('knows nothing where there is no checkout, nor in one without a commit', async () => {
  expect(await revisionOf(folder)).toBeNull();
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await exec('git', ['init', '--quiet'], { cwd: empty, env });
  expect(await revisionOf(empty)).toBeNull();
});
