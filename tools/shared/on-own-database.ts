import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterAddress } from '../../bff/postgres/address.ts';
import { embeddedDatabase } from '../product/database.ts';
import { lockHolder, releaseLock, takeLock } from './lock.ts';
import { DATA, ROOT } from './paths.ts';
import { UserError } from './UserError.ts';

interface Needs {
  /** Whether it may work beside the running product. */
  readonly besideProduct: boolean;
}

/** Keys that `npm start` makes where the environment gives none; a restore needs those of then. */
const KEY_FILES = ['secrets.json', 'seeds.json', 'transparency.json'];
/** More than one program needs. */
const CONNECTIONS = 50;
const KEYS = ['CPF_KEY', 'HASH_KEY', 'SEED_KEY', 'TRANSPARENCY_KEY'];

async function run(program: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'bff', 'src', program), ...process.argv.slice(2)], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}

const dataFolder = (): string => resolve(process.env['DATA_DIR'] ?? DATA);
/** Whoever works on the data holds it: the product, or one of these programs. */
const lockFile = (): string => join(dataFolder(), 'run.lock');

/** Throws a UserError where the keys of the embedded database's data aren't at hand: new ones would be made, which never fit. */
export function requireKeys(): void {
  const missing = KEY_FILES.filter((name) => !existsSync(join(dataFolder(), name)));
  if (process.env['DATABASE_URL'] || missing.length === 0 || KEYS.every((name) => process.env[name])) return;
  throw new UserError(
    `The keys come first, for no backup holds them: put ${missing.join(', ')} of the folder that was backed up into ` +
      `${dataFolder()} (and its remote-signing.key), or give ${KEYS.join(', ')} (docs/runbooks/lost-key.md).`,
  );
}

/** On the embedded database: the running product's, or started for as long as the program takes. */
async function onEmbedded(program: string, { besideProduct }: Needs): Promise<void> {
  const holder = lockHolder(lockFile());
  if (holder !== undefined) {
    if (!besideProduct)
      throw new UserError(`The product is running (process ${holder}). Stop it with Ctrl-C first.`);
    const url = clusterAddress(join(dataFolder(), 'postgres'));
    if (!url) throw new UserError('The product is only starting: try again when it is ready.');
    return run(program, { DATABASE_URL: url, DEMONSTRATION: 'true' });
  }
  if (takeLock(lockFile()) !== undefined) throw new UserError('The product is starting just now: try again.');
  process.once('exit', () => releaseLock(lockFile()));
  const database = await embeddedDatabase(dataFolder(), {
    connections: CONNECTIONS,
    onEvent: () => undefined,
  });
  try {
    await run(program, {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DEMONSTRATION: 'true',
    });
  } finally {
    await database.stop();
  }
}

/** Runs a program of the BFF (its path below bff/src) on DATABASE_URL, else on the embedded database, be the product running or not. */
export async function onOwnDatabase(program: string, needs: Needs): Promise<void> {
  if (process.env['DATABASE_URL']) await run(program, { DEMONSTRATION: 'false' });
  else await onEmbedded(program, needs);
}
