import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clusterAddress } from '../../bff/postgres/address.ts';
import { lockHolder, lockOf } from './lock.ts';
import { DATA, ROOT } from './paths.ts';
import { UserError } from './UserError.ts';

/** Runs a program of the BFF (its path below bff/src) on the database of the running product, or on DATABASE_URL. */
export async function onDatabase(program: string): Promise<void> {
  const directory = process.env['DATA_DIR'] || DATA;
  const isRunning = lockHolder(lockOf(directory)) !== undefined;
  const embedded = isRunning ? clusterAddress(join(directory, 'postgres')) : undefined;
  const url = process.env['DATABASE_URL'] || embedded;
  if (!url) throw new UserError('The product is not running: run "npm start" first.');
  const child = spawn(process.execPath, [join(ROOT, 'bff', 'src', program), ...process.argv.slice(2)], {
    // As in `npm start`: only its own database has keys that it made itself.
    env: { ...process.env, DATABASE_URL: url, DEMONSTRATION: String(!process.env['DATABASE_URL']) },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
