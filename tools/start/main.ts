import { join, resolve } from 'node:path';
import { aborted, stopping } from '@fio/build/command';
import { buildFrontEnds, generateClient } from '../build/build.ts';
import { Product } from '../product/Product.ts';
import type { Prepared } from '../product/prepare.ts';
import type { ProcessEvent } from '../product/Supervised.ts';
import { metricsPortOf, requireFreePort } from '../product/ports.ts';
import { releaseLock, takeLock } from '../shared/lock.ts';
import { DATA } from '../shared/paths.ts';
import { reportOrphans } from '../shared/report-orphans.ts';
import { UserError, runTool } from '../shared/UserError.ts';
import { say, step } from './output.ts';
import { type Settings, readSettings } from './settings.ts';
import { welcome } from './welcome.ts';

const LOCK = join(DATA, 'run.lock');
/** Lines that are shown of what a process said before it ended. */
const WORDS = 6;

async function start(product: Product, { config, processes }: Settings, signal: AbortSignal): Promise<void> {
  await requireFreePort('PORT', config.port, config.host);
  for (let index = 0; index < processes; index += 1)
    await requireFreePort('METRICS_PORT', metricsPortOf(config.metricsPort, index), '127.0.0.1');
  await requireFreePort('WORKER_METRICS_PORT', config.workerMetricsPort, '127.0.0.1');
  await step('database', signal, async () => (await product.startDatabase(), product.database.description));
  await step('data layer', signal, async () => ((await generateClient(signal)) ? 'generated' : 'up to date'));
  await step('front ends', signal, async () => ((await buildFrontEnds(signal)) ? 'built' : 'up to date'));
  let prepared: Prepared = { hasDemoAccounts: false };
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
    if (signal.aborted) console.log('\nStopped. The data stays in .data; "npm run reset" clears it.');
  }
}

/** Nobody else may work there until this process ends. */
function hold(lock: string, what: string): void {
  const holder = takeLock(lock);
  if (holder)
    throw new UserError(`${what} already running (process ${holder}). Stop it there with Ctrl-C first.`);
  process.once('exit', () => releaseLock(lock));
}

function tellProcess({ name, ended }: ProcessEvent): void {
  if (ended === null) return say(name, 'is ready again');
  const [how, ...words] = ended.why.split('\n');
  say(name, `${how}; starting it again in ${ended.pauseMs / 1000} s`);
  for (const line of words.slice(-WORDS)) say('', line);
}

await runTool(async () => {
  const signal = stopping();
  const settings = readSettings(process.env);
  const { dataDir } = settings.config;
  hold(LOCK, 'This checkout is');
  if (resolve(dataDir) !== DATA)
    hold(join(dataDir, 'run.lock'), `The product with its data in ${dataDir} is`);
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
