import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, scripted, type Answering } from '../test/server.ts';
import { VERSION } from '../src/generated/version.ts';
import { writePackages } from './package.ts';

const run = promisify(execFile);
const TSC = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin', 'tsc');

let folder = '';
/** Packs the client, and installs it beside an integrator's program as npm would: without anything else. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fio-client-test-'));
  await writePackages(VERSION, join(folder, 'dist'));
  const target = join(folder, 'node_modules', '@fio', 'client');
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', join(folder, 'dist/fio-client.tgz'), '-C', target, '--strip-components=1']);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (name: string) =>
  (await run('tar', ['-tzf', join(folder, 'dist', name)])).stdout
    .trim()
    .split('\n')
    .map((path) => path.replace(/^package\//, ''))
    .toSorted();

it('holds modules with their types and nothing else, asks for no other package, and has the API’s version', async () => {
  const files = await filesIn('fio-client.tgz');
  const modules = files.filter((path) => path.endsWith('.js'));
  expect(modules).toContain('back-office.js');
  const types = modules.map((path) => path.replace(/\.js$/, '.d.ts'));
  expect(files).toEqual([...modules, ...types, 'README.md', 'package.json'].toSorted());
  const manifest = await readFile(join(folder, 'node_modules/@fio/client/package.json'), 'utf8');
  expect(JSON.parse(manifest)).not.toHaveProperty('dependencies');
  expect(JSON.parse(manifest)).toMatchObject({ version: VERSION.split('-').map(Number).join('.') });
});

it('tells everybody nothing of the back office', async () => {
  const files = await filesIn('fio-client-site.tgz');
  expect(files).toContain('site.js');
  expect(files.filter((path) => path.includes('back-office'))).toEqual([]);
  const eventsIn = async (name: string) =>
    (await run('tar', ['-xzOf', join(folder, 'dist', name), 'package/generated/events.d.ts'])).stdout;
  expect(await eventsIn('fio-client.tgz')).toContain("'theory.resolved'");
  expect((await eventsIn('fio-client-site.tgz')).match(/\w+Event\b/g)).toEqual(['WebhookEvent']);
});

it('has a README that names what is in the package alone', async () => {
  const readmeIn = async (name: string) =>
    (await run('tar', ['-xzOf', join(folder, 'dist', name), 'package/README.md'])).stdout;
  const [whole, site] = [await readmeIn('fio-client.tgz'), await readmeIn('fio-client-site.tgz')];
  for (const readme of [whole, site]) {
    expect(readme).toContain('**Tried again**');
    expect(readme).not.toMatch(/<!--|npm run/);
  }
  expect(whole).toContain('createBackOffice({');
  expect(site).toContain('createSite({');
  expect(site).not.toMatch(/back-office|createBackOffice|\/admin/i);
});

/** The TypeScript that a guide shows, piece by piece, for the product at `origin`. */
async function snippetsOf(language: string, origin: string): Promise<string[]> {
  const guide = await readFile(
    join(import.meta.dirname, `../../../docs/api/guides/client.${language}.md`),
    'utf8',
  );
  return [...guide.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) =>
    code.replaceAll('{origin}', origin),
  );
}

/** As strict as a compiler gets, of a program that has nothing but the package. */
async function compile(programs: Readonly<Record<string, string>>): Promise<void> {
  // What the programs know of Node.
  const globals = 'declare const process: { readonly env: Readonly<Record<string, string | undefined>> };\n';
  const all = { ...programs, 'globals.d.ts': globals };
  for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text);
  const compilerOptions = {
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(all) }),
  );
  await run(process.execPath, [TSC, '-p', folder, '--pretty', 'false', '--singleThreaded']).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    },
  );
}

it('compiles and runs in what the guides show, in both languages alike', { timeout: 120_000 }, async () => {
  const sale = { id: 's1', key: '3126', value: 5990 };
  const theory = { title: 'O farol está vivo?', results: { total: 3 } };
  const answers: Readonly<Record<string, Answering>> = {
    '/api/admin/sales?sort=-soldOn': json({ items: [sale], total: 1, page: 1, perPage: 25 }),
    '/api/theories?state=open': json({ items: [theory] }),
  };
  const unknown = json({ code: 'NOT_FOUND', message: 'Não há.', requestId: 'r1' }, 404);
  const server = await scripted((response, came) => (answers[came.url] ?? unknown)(response, came));
  const [pt, en] = await Promise.all(['pt', 'en'].map((language) => snippetsOf(language, server.origin)));
  expect(pt).toEqual(en);
  const programs = Object.fromEntries((en ?? []).map((code, index) => [`guide${index}.mts`, code]));
  await compile(programs);
  const said: string[] = [];
  for (const name of Object.keys(programs)) {
    const options = { cwd: folder, env: { ...process.env, TOKEN: 'fio_secret' } };
    said.push(
      (await run(process.execPath, [join(folder, name.replace('.mts', '.mjs'))], options)).stdout.trim(),
    );
  }
  await server.close();
  expect(said).toEqual(['3126 5990', 'O farol está vivo? 3', 'There is no such theory', '']);
});

/** What a page loads of it, compressed. */
async function bytesOf(source: string): Promise<number> {
  await writeFile(join(folder, 'page.js'), source);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    devtool: false,
    target: 'web',
    entry: './page.js',
    performance: false,
    output: { path: join(folder, 'page'), filename: 'page.js', library: { type: 'module' }, module: true },
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats),
    ),
  );
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return gzipSync(await readFile(join(folder, 'page/page.js'))).length;
}

it('weighs little: 4 kB whole, without the addresses of operations; 5 with the site’s, 7 with the back office’s', async () => {
  const modules = './node_modules/@fio/client';
  const machinery = `export * from '${modules}/index.js'; export { clientOf } from '${modules}/client.js';`;
  expect(await bytesOf(machinery)).toBeLessThan(4 * 1024);
  expect(await bytesOf(`export { createSite } from '@fio/client/site';`)).toBeLessThan(5 * 1024);
  expect(await bytesOf(`export { createBackOffice } from '@fio/client/back-office';`)).toBeLessThan(7 * 1024);
});
