import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventsModule } from './events.ts';
import { readmeOf } from './readme.ts';

const run = promisify(execFile);
const PACKAGE = dirname(import.meta.dirname);
const TSC = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin', 'tsc');
const BACK_OFFICE = 'back-office';
/** What the back office's webhooks say is told to those who may make them. */
const EVENTS_OF_ANY_KIND = eventsModule({ paths: {}, components: { schemas: {} } });

/** `2026-11-26` as npm counts: `2026.11.26`. */
const npmVersion = (version: string) => version.split('-').map(Number).join('.');

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** What is published: plain modules with their types, no dependency, the API's version as its own. */
const manifest = (version: string, isWhole: boolean) => ({
  name: '@fio/client',
  version: npmVersion(version),
  description: 'The API of Fio da Meada: typed, with retries, pages, idempotency and webhooks',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.3' },
  exports: {
    '.': entry('index'),
    './site': entry('site'),
    ...(isWhole && { './back-office': entry(BACK_OFFICE) }),
  },
});

async function compile(folder: string): Promise<void> {
  const project = ['-p', join(PACKAGE, 'tsconfig.package.json'), '--outDir', folder];
  const args = [TSC, ...project, '--pretty', 'false', '--singleThreaded'];
  await run(process.execPath, args).catch((error: { stdout: string }) => {
    throw new Error(`The client could not be compiled:\n${error.stdout}`);
  });
}

/** Packs what is compiled as npm does; what the back office has is left out of what everybody is given. */
async function pack(compiled: string, target: string, version: string, isWhole: boolean): Promise<void> {
  const folder = join(dirname(compiled), isWhole ? 'whole' : 'site');
  const isGiven = (path: string) => isWhole || !basename(path).startsWith(`${BACK_OFFICE}.`);
  await cp(compiled, folder, { recursive: true, filter: isGiven });
  if (!isWhole) await writeFile(join(folder, 'generated/events.d.ts'), EVENTS_OF_ANY_KIND);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(version, isWhole), null, 2)}\n`);
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8');
  await writeFile(join(folder, 'README.md'), readmeOf(readme, isWhole ? 'whole' : 'site'));
  const options = ['--json', '--pack-destination', folder, '--cache', join(folder, '../cache')];
  const { stdout } = await run('npm', ['pack', ...options], { cwd: folder });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  await rename(join(folder, packed?.filename ?? ''), target);
}

/**
 * Writes the package to a folder: `fio-client.tgz`, and `fio-client-site.tgz` without the back office, of which nobody but its
 * users is told what it has.
 */
export async function writePackages(version: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), 'fio-client-'));
  try {
    const compiled = join(work, 'compiled');
    await compile(compiled);
    await pack(compiled, join(work, 'fio-client.tgz'), version, true);
    await pack(compiled, join(work, 'fio-client-site.tgz'), version, false);
    for (const name of ['fio-client.tgz', 'fio-client-site.tgz'])
      await copyFile(join(work, name), join(folder, name));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
