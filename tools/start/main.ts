import { relative } from 'node:path';
import { aborted, stopping } from '@fio/build/command';
import { buildFrontEnds, generateClient } from '../build/build.ts';
import { Product } from '../product/Product.ts';
import type { Prepared } from '../product/prepare.ts';
import type { ProcessEvent } from '../product/Supervised.ts';
import { metricsPortOf, requireFreePort } from '../product/ports.ts';
import { lockOf, releaseLock, takeLock } from '../shared/lock.ts';
import { ROOT } from '../shared/paths.ts';
import { reportOrphans } from '../shared/report-orphans.ts';
import { UserError, runTool } from '../shared/UserError.ts';
import { say, step } from './output.ts';
import { type Settings, readSettings } from './settings.ts';
import { welcome } from './welcome.ts';

/** Lines, and characters of each, that are shown of what a process said before it ended. */
const WORDS = 6;
const WIDTH = 200;

async function start(product: Product, { config, processes }: Settings, signal: AbortSignal): Promise<void> {
  await requireFreePort('PORT', config.port, config.host);
  for (let index = 0; index < processes; index += 1)
    await requireFreePort('METRICS_PORT', metricsPortOf(config.metricsPort, index), '127.0.0.1');
  await requireFreePort('WORKER_METRICS_PORT', config.workerMetricsPort, '127.0.0.1');
  await step('database', signal, async () => (await product.startDatabase(), product.database.description));
  await step('data layer', signal, async () => ((await generateClient(signal)) ? 'generated' : 'up to date'));
  await step('front ends', signal, async () => ((await buildFrontEnds(signal)) ? 'built' : 'up to date'));
  let prepared: Prepared = { hasDemoAccounts: false, apiToken: null };
  await step('content', signal, async () => {
    prepared = await product.prepare();
    return 'migrated, remotes published';
  });
  await step('processes', signal, async () => {
    // Again: building takes a while, and of two programs that share a port each would get half of the visitors.
    await requireFreePort('PORT', config.port, config.host);
    await product.startProcesses(signal);
    return processes === 1 ? 'BFF and worker are ready' : `${processes} BFFs and their worker are ready`;
  });
  welcome(config, prepared);
}

async function run(product: Product, settings: Settings, signal: AbortSignal): Promise<void> {
  try {
    await start(product, settings, signal);
    if (signal.aborted) return;
    await aborted(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await product.stop();
    const { dataDir } = settings.config;
    if (signal.aborted)
      console.log(`\nStopped. The data stays in ${relative(ROOT, dataDir)}; "npm run reset" clears it.`);
  }
}

/** Nobody else may work on this folder until this process ends: whoever starts on it clears what another seems to have left. */
function hold(dataDirectory: string): void {
  const lock = lockOf(dataDirectory);
  const holder = takeLock(lock);
  if (holder)
    throw new UserError(
      `The product is already running on ${dataDirectory} (process ${holder}). Stop it there with Ctrl-C first.`,
    );
  process.once('exit', () => releaseLock(lock));
}

function tellProcess({ name, ended }: ProcessEvent): void {
  if (ended === null) return say(name, 'is ready again');
  const [how, ...words] = ended.why.split('\n');
  say(name, `${how}; starting it again in ${ended.pauseMs / 1000} s`);
  // The reason stands in plain words, after lines of the log, where there is one.
  const plain = words.filter((line) => line.trim() && !line.startsWith('{'));
  for (const line of (plain.length > 0 ? plain : words).slice(-WORDS)) say('', line.slice(0, WIDTH));
}

await runTool(async () => {
  const signal = stopping();
  const settings = readSettings(process.env);
  const { dataDir } = settings.config;
  hold(dataDir);
  console.log('\nFio da Meada\n');
  let hasDied = false;
  const product = new Product({
    dataDirectory: dataDir,
    processes: settings.processes,
    port: settings.config.port,
    metricsPort: settings.config.metricsPort,
    workerMetricsPort: settings.config.workerMetricsPort,
    databaseUrl: settings.databaseUrl,
    onEvent: (event) => {
      if (event === 'died') say('database', 'ended unexpectedly; starting it again');
      if (event === 'ready' && hasDied) say('database', 'is ready again');
      hasDied = event === 'died';
    },
    onProcess: tellProcess,
  });
  reportOrphans();
  await run(product, settings, signal);
  process.exit();
});
