import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import { dataFolder } from './data-folder.ts';

/** What a cluster keeps between runs, in a file only its owner reads. */
export interface ClusterState {
  /** TCP port on 127.0.0.1; kept, so that a restart is invisible to connection pools. */
  port: number;
  /** Password of the role that owns the database. */
  password: string;
  /** Password of the role that the product works as. */
  applicationPassword: string;
  /** Password of the superuser `postgres`. */
  superPassword: string;
}

/** One made before the product had a role of its own lacks its password. */
type KeptState = Omit<ClusterState, 'applicationPassword'> & Partial<ClusterState>;

export const makePassword = (): string => randomBytes(24).toString('base64url');

const stateFile = (place: string) => join(place, 'cluster.json');

export function readState(place: string): KeptState | undefined {
  const file = stateFile(place);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptState) : undefined;
}

export function writeState(place: string, state: ClusterState): void {
  writeFileSync(stateFile(place), JSON.stringify(state), { mode: 0o600 });
}

/**
 * pg_trgm and unaccent ask the C library, not ICU, which characters are letters: under the plain C locale
 * "ação" falls apart at its accents.
 */
function characterType(): string {
  if (process.platform === 'win32') return 'C';
  return process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
}

/**
 * Creates the cluster: UTF-8, sorted as Portuguese is (ICU), SCRAM passwords. An interrupted earlier attempt
 * left no state file behind and is cleared first.
 */
export async function createCluster(
  place: string,
  binaries: Binaries,
  account: ServerAccount,
  durable: boolean,
): Promise<Omit<ClusterState, 'port' | 'applicationPassword'>> {
  const data = dataFolder(place);
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  const superPassword = makePassword();
  const passwordFile = join(place, 'initdb-password');
  writeFileSync(passwordFile, superPassword, { mode: 0o600 });
  chmodSync(passwordFile, 0o600);
  if (account) {
    chownSync(data, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const options = [
    ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--lc-ctype', characterType()],
    ...['--locale-provider', 'icu', '--icu-locale', 'pt-BR', '--no-instructions'],
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(binaries.initdb, options, { ...account, cwd: data });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  return { password: makePassword(), superPassword };
}
