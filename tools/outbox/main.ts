import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { clusterAddress } from '../../bff/src/core/postgres/address.ts';
import { lockHolder } from '../shared/lock.ts';
import { DATA, ROOT } from '../shared/paths.ts';
import { UserError, runTool } from '../shared/UserError.ts';

/** Shows the messages that wait in the outbox where no SMTP server is configured: `npm run outbox -- --to ana@…`. */
await runTool(async () => {
  const isRunning = lockHolder(join(DATA, 'run.lock')) !== undefined;
  const embedded = isRunning ? clusterAddress(join(DATA, 'postgres')) : undefined;
  const url = process.env['DATABASE_URL'] || embedded;
  if (!url) throw new UserError('The product is not running: run "npm start" first.');
  const program = join(ROOT, 'bff', 'src', 'core', 'mail', 'outbox-cli.ts');
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
});
