import { execFileSync } from 'node:child_process';

/** Whom the server runs as: PostgreSQL refuses to run as root. `undefined` means the current user. */
export type ServerAccount = { uid: number; gid: number } | undefined;

const ACCOUNT = 'postgres';

function idOf(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, ACCOUNT], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

/**
 * The account for the server's processes. As root it is the system's `postgres`, created when missing
 * (a system account without a home and without a shell); as anyone else there is nothing to do.
 */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    createAccount();
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

function createAccount(): void {
  try {
    const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...flags, ACCOUNT], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root, and the account "postgres" is missing and could not be created. ' +
        'Create it, start as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}
