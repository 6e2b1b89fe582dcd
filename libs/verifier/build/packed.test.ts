import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { example } from '../src/mutation/example.fixture.ts';
import { zipOf } from '../src/sources/zip.fixture.ts';

const run = promisify(execFile);
const EXAMPLE = join(import.meta.dirname, '../../../docs/verification/example');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fio-verifier-test-'));
  await mkdir(join(folder, 'elsewhere'));
  await copyFile(join(import.meta.dirname, '../package.json'), join(folder, 'package.json'));
  await run(process.execPath, [join(import.meta.dirname, 'main.ts'), join(folder, 'dist')]);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is a package that npx runs with Node alone', { timeout: 60_000 }, async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--cache', join(folder, 'cache')], { cwd: folder });
  type Packed = { readonly filename: string; readonly files: readonly { readonly path: string }[] };
  const [packed] = JSON.parse(stdout) as Packed[];
  const { filename, files } = packed ?? { filename: '', files: [] };
  expect(files.map(({ path }) => path).sort()).toEqual([
    'dist/fio-verify.mjs',
    'dist/verifier.html',
    'package.json',
  ]);
  const archive = join(folder, 'provas.zip');
  await writeFile(archive, zipOf(example()));
  const args = ['--offline', '--yes', '--cache', join(folder, 'cache'), '--package', join(folder, filename)];
  const npx = (...words: string[]) =>
    run('npx', [...args, 'fio-verify', ...words], { cwd: join(folder, 'elsewhere') });
  for (const from of [EXAMPLE, archive]) {
    const checked = await npx(from, '--lang', 'en');
    expect(checked.stdout).toMatch(/^Confirmed, with the public changes below: Puxe o Fio, 1ª edição\n/);
  }
  const refused = await npx(EXAMPLE, '--head', `22:${'0'.repeat(64)}`).catch(
    (error: { code: number }) => error,
  );
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('Não confere') });
});

it('is a page that asks nobody for anything', async () => {
  const page = await readFile(join(folder, 'dist/verifier.html'), 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  for (const name of ['script', 'style']) {
    const [, text = '', second] = new RegExp(`<${name}>([^]*?)</${name}>([^]*<${name}>)?`).exec(page) ?? [];
    expect(second).toBeUndefined();
    expect(policy).toContain(`${name}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(page).not.toMatch(/<(?:link|img|iframe|script src)/);
});
