import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stopping } from '@fio/build/command';
import { buildFrontEnds, generateClient } from '../build/build.ts';
import { ROOT, command } from '../shared/paths.ts';
import { UserError, runTool } from '../shared/UserError.ts';

/**
 * Every test of e2e/faults, those in `nightly/` too, with its figures as they come and held to their bounds: for a machine
 * that does nothing else (`FAULTS_TIMED=off`: for another). `npm run faults -- silent` runs those whose file is named so.
 */
await runTool(async () => {
  const signal = stopping();
  await generateClient(signal);
  await buildFrontEnds(signal);
  const child = spawn(command('playwright'), ['test', ...process.argv.slice(2)], {
    cwd: join(ROOT, 'e2e', 'faults'),
    // Node reads TypeScript itself.
    env: { FAULTS_TIMED: 'on', ...process.env, FAULTS_NIGHTLY: 'on', PW_DISABLE_TS_ESM: '1' },
    stdio: 'inherit',
  });
  signal.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (signal.aborted) throw new UserError('Stopped.');
  process.exitCode = code ?? 1;
});
