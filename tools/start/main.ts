import { join } from 'node:path';
import { aborted, stopping } from '@fio/build/command';
import { buildFrontEnds, generateClient } from '../build/build.ts';
import { Product } from '../product/Product.ts';
import type { Prepared } from '../product/prepare.ts';
import { requireFreePort } from '../product/ports.ts';
import { releaseLock, takeLock } from '../shared/lock.ts';
import { DATA } from '../shared/paths.ts';
import { reportOrphans } from '../shared/report-orphans.ts';
import { UserError, runTool } from '../shared/UserError.ts';
import { say, step } from './output.ts';
import { type Settings, readSettings } from './settings.ts';
import { welcome } from './welcome.ts';

const LOCK = join(DATA, 'run.lock');

async function start(product: Product, { config }: Settings, signal: AbortSignal): Promise<void> {
  await requireFreePort('PORT', config.port, config.host);
  await requireFreePort('METRICS_PORT', config.metricsPort, '127.0.0.1');
  await step('database', signal, async () => (await product.startDatabase(), product.database.description));
  await step('data layer', signal, async () => ((await generateClient(signal)) ? 'generated' : 'up to date'));
  await step('front ends', signal, async () => ((await buildFrontEnds(signal)) ? 'built' : 'up to date'));
  let prepared: Prepared = { hasDemoAccounts: false };
  await step('content', signal, async () => {
    prepared = await product.prepare();
    return 'migrated, remotes published';
  });
  await step('processes', signal, async () => (await product.startProcesses(), 'BFF and worker are ready'));
  welcome(config, prepared);
}

async function run(product: Product, settings: Settings, signal: AbortSignal): Promise<void> {
  try {
    await start(product, settings, signal);
    if (signal.aborted) return;
    const dead = await Promise.race([product.ended(), aborted(signal)]);
    if (dead && !signal.aborted)
      throw new UserError(`The ${dead.name} ended unexpectedly:\n${dead.lastWords()}`);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await product.stop();
    if (signal.aborted) console.log('\nStopped. The data stays in .data; "npm run reset" clears it.');
  }
}

await runTool(async () => {
  const signal = stopping();
  const settings = readSettings(process.env);
  const holder = takeLock(LOCK);
  if (holder) {
    throw new UserError(
      `This checkout is already running (process ${holder}). Stop it there with Ctrl-C first.`,
    );
  }
  process.once('exit', () => releaseLock(LOCK));
  console.log('\nFio da Meada\n');
  const product = new Product({
    dataDirectory: settings.config.dataDir,
    port: settings.config.port,
    metricsPort: settings.config.metricsPort,
    databaseUrl: settings.databaseUrl,
    onEvent: (event) => {
      if (event === 'died') say('database', 'ended unexpectedly; starting it again');
    },
  });
  reportOrphans();
  await run(product, settings, signal);
  process.exit();
});
