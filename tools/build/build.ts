import { join } from 'node:path';
import { exec, tail } from '../shared/exec.ts';
import { tagged } from '../shared/packages.ts';
import { DATA, ROOT, command } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { isUnchanged, whenChanged } from './fingerprint.ts';

const inRoot = (...names: string[]) => names.map((name) => join(ROOT, name));

/** What the API's documents are made of, beside the contracts. */
const DOCUMENT = ['bff/src/http/openapi', 'bff/src/http/takes-file.ts', 'docs/api/CHANGELOG.md'];

/** Nx as a plain task runner: no daemon left behind, no cloud, no questions. */
export const NX_ENV = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_INTERACTIVE: 'false',
  NX_ISOLATE_PLUGINS: 'false',
};

/** Generates the Prisma client; resolves to whether there was anything to do. */
export function generateClient(signal?: AbortSignal): Promise<boolean> {
  return whenChanged(
    join(DATA, 'cache', 'generate'),
    inRoot('bff/prisma/schema', 'bff/prisma.config.ts', 'package-lock.json'),
    inRoot('bff/src/generated/prisma'),
    () => {
      const args = ['run', '--silent', 'generate', '-w', 'bff'];
      return must('The Prisma client could not be generated', 'npm', args, signal);
    },
  );
}

/** Generates what `@fio/client` is made of, from the API's documents; resolves to whether there was anything to do. */
export function generateApiClient(signal?: AbortSignal): Promise<boolean> {
  return whenChanged(
    join(DATA, 'cache', 'generate-client'),
    inRoot('libs/contracts', 'libs/domain', 'libs/client/build', ...DOCUMENT, 'package-lock.json'),
    inRoot('libs/client/src/generated'),
    () => {
      const args = ['run', '--silent', 'generate', '-w', 'libs/client'];
      return must('The client of the API could not be generated', 'npm', args, signal);
    },
  );
}

const frontEnds = () => {
  const folders = tagged('host', 'remote', 'download').map(({ folder }) => folder);
  return {
    stamp: join(DATA, 'cache', 'build'),
    inputs: [
      ...folders,
      ...inRoot('libs', 'design-system', ...DOCUMENT, 'nx.json', 'tsconfig.base.json', 'package-lock.json'),
    ],
    outputs: folders.map((folder) => join(folder, 'dist')),
  };
};

/** Builds the shell, the remotes and what visitors download, each only if something it depends on has changed. */
export function buildFrontEnds(signal?: AbortSignal): Promise<boolean> {
  const { stamp, inputs, outputs } = frontEnds();
  return whenChanged(stamp, inputs, outputs, () => {
    const all = ['run-many', '-t', 'build', '-p', 'tag:host,tag:remote,tag:download'];
    return must('The build failed', command('nx'), [...all, '--parallel=2', '--outputStyle=static'], signal);
  });
}

/** Builds the shell alone, unless all front ends are built: a product may be delivering it, and Nx puts it there anew. */
export async function buildShell(): Promise<void> {
  const { stamp, inputs, outputs } = frontEnds();
  if (isUnchanged(stamp, inputs, outputs)) return;
  const args = ['run', '@fio/shell:build', '--outputStyle=static'];
  await must('The shell could not be built', command('nx'), args);
}

/** Builds one remote and nothing else; from Nx's cache where nothing it depends on has changed. */
export function buildRemote(remote: string, signal?: AbortSignal): Promise<void> {
  const args = ['run', `@fio/${remote}:build`, '--outputStyle=static'];
  return must(`${remote} could not be built`, command('nx'), args, signal);
}

/** Builds the Storybook of every package that has one; what nothing has changed comes from the cache. */
export function buildStorybooks(signal?: AbortSignal): Promise<void> {
  const args = ['run-many', '-t', 'build-storybook', '--parallel=2', '--outputStyle=static'];
  return must('A Storybook could not be built', command('nx'), args, signal);
}

async function must(complaint: string, program: string, args: string[], signal?: AbortSignal): Promise<void> {
  const { code, output } = await exec(program, args, { env: NX_ENV, signal });
  if (code !== 0) throw new UserError(`${complaint}:\n${tail(output)}`);
}
