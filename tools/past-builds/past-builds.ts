import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { remoteManifest, type RemoteManifest } from '@fio/contracts/documents/manifest';
import { exec, tail } from '../shared/exec.ts';
import { tagged } from '../shared/packages.ts';
import { DATA, ROOT, command } from '../shared/paths.ts';
import { UserError } from '../shared/UserError.ts';
import { pastTrees, type PastTree } from './history.ts';

/** How many builds of a remote today's shell is opened with: the current one and the one before; by night one more. */
export const countOfBuilds = (): number => (process.env['NIGHTLY'] === 'on' ? 3 : 2);

/**
 * How many states of a remote's history may fail to build and are passed over: nobody was ever served what couldn't be
 * built, and a row of such commits, as two lines of work leave it where they meet, must not end every run after it.
 * More say that it isn't the commits.
 */
const UNBUILDABLE = 5;

/** The folders of all remotes. */
export const REMOTES: readonly string[] = tagged('remote').map(({ folder }) => basename(folder));

const CACHE = join(DATA, 'cache', 'past-builds');
/** What a remote is built from, beside its own folder. */
const WITH = ['libs', 'design-system', 'shell', 'package.json', 'tsconfig.base.json'];

export interface PastBuild {
  readonly folder: string;
  readonly manifest: RemoteManifest;
}

/** Makes the packages of a former checkout find each other, and all else where it is installed today. */
async function link(source: string): Promise<void> {
  const scope = join(source, 'node_modules', '@fio');
  await mkdir(scope, { recursive: true });
  for (const file of globSync(['*/package.json', 'libs/*/package.json'], { cwd: source })) {
    const folder = dirname(file);
    const { name } = JSON.parse(await readFile(join(source, file), 'utf8')) as { name: string };
    await symlink(join(source, folder), join(scope, basename(name)));
    const own = join(ROOT, folder, 'node_modules');
    if (existsSync(own)) await symlink(own, join(source, folder, 'node_modules'));
  }
}

/** The checkout of then, as far as the remote needs it. */
async function checkOut(remote: string, { commit }: PastTree): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  // Below the checkout of today, whose installed packages are found from there.
  const source = await mkdtemp(join(CACHE, 'source-'));
  const archive = join(source, 'source.tar');
  const run = promisify(execFile);
  await run('git', ['archive', '-o', archive, commit, remote, ...WITH], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', source]);
  await link(source);
  return source;
}

async function build(remote: string, past: PastTree, target: string): Promise<void> {
  const source = await checkOut(remote, past);
  try {
    const { code, output } = await exec(command('rspack'), ['build'], { cwd: join(source, remote) });
    if (code !== 0)
      throw new UserError(`${remote} of ${past.commit.slice(0, 8)} could not be built:\n${tail(output)}`);
    const half = `${target}.half`;
    await rm(half, { recursive: true, force: true });
    await cp(join(source, remote, 'dist'), half, { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await rename(half, target);
  } finally {
    await rm(source, { recursive: true, force: true });
  }
}

/**
 * The builds of a remote before the current one, newest first: made once from the history of its folder, with the
 * packages installed today, and kept. Fewer where the history is shorter. `passOver` is told of a state that could not
 * be built and has an older one in its place. Throws a
 * `UserError` with the build's output where more than `UNBUILDABLE` can't.
 */
export async function pastBuilds(
  remote: string,
  passOver: (why: UserError) => void = () => undefined,
): Promise<PastBuild[]> {
  const builds: PastBuild[] = [];
  const wanted = countOfBuilds() - 1;
  let failures = 0;
  for (const past of pastTrees(remote, wanted + UNBUILDABLE)) {
    if (builds.length === wanted) break;
    const folder = join(CACHE, remote, past.tree.slice(0, 16));
    try {
      if (!existsSync(folder)) await build(remote, past, folder);
    } catch (error) {
      failures += 1;
      if (!(error instanceof UserError) || failures > UNBUILDABLE) throw error;
      passOver(error);
      continue;
    }
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'));
    builds.push({ folder, manifest: remoteManifest.parse(manifest) });
  }
  return builds;
}
