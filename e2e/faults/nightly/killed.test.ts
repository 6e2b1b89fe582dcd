import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../../bff/src/core/config/index.ts';
import { createServices } from '../../../bff/test/services.ts';
import { NpmStart } from '../support/NpmStart.ts';
import { patient } from '../support/patient.ts';
import { votes } from '../support/sources.ts';
import { expect, test } from '../support/test.ts';
import { Writers } from '../support/Writers.ts';

/** Everything alone, in two orders, and then all that is left at once. */
const ORDERS = [
  ['bff'],
  ['worker'],
  ['database'],
  ['bff-2'],
  ['database'],
  ['bff', 'bff-2', 'worker', 'database'],
];
/** Milliseconds: all processes of a machine of two cores start at once, after a pause. */
const BACK_WITHIN = 15_000;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Kills those, and resolves once others are ready in their place; whoever wasn't killed is who it was. */
async function kill(own: NpmStart, names: readonly string[]): Promise<void> {
  const before = await own.pids();
  const said = names.map((name) => own.readyAgain(name));
  for (const name of names) process.kill(before[name] ?? 0, 'SIGKILL');
  await expect
    .poll(() => names.every((name, index) => own.readyAgain(name) > (said[index] ?? 0)), { timeout: 120_000 })
    .toBe(true);
  const now = await own.pids();
  for (const name of names) expect(now[name]).not.toBe(before[name]);
  const others = Object.entries(before).filter(([name]) => !names.includes(name));
  expect(now).toMatchObject(Object.fromEntries(others));
}

/** Takes a port as soon as whoever had it is gone. */
async function take(port: number) {
  for (;;) {
    const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true });
    try {
      await once(server, 'listening');
      return server;
    } catch {
      await delay(5);
    }
  }
}

// Builds, fills a database and starts each process several times.
test.setTimeout(900_000);

test('killed under npm start', async ({ hold }) => {
  const first = await NpmStart.on({ PROCESSES: '2', TRUST_PROXY: 'loopback', AVATAR_SERVICE: 'off' });
  const second = first.again();
  const one = await Promise.race([first.ended.then(() => first), second.ended.then(() => second)]);
  expect(one.output).toMatch(/already running on .* \(process \d+\)/);
  const own = one === first ? second : first;
  const config = () =>
    loadConfig({ ...own.env, DATABASE_URL: own.databaseUrl, DEMONSTRATION: 'true', LOG_LEVEL: 'silent' });
  let close: () => Promise<void> = () => Promise.resolve();
  try {
    await own.says(/Ctrl-C stops everything/);
    const made = createServices(config());
    close = made.close;
    const writers = new Writers(own.origin, [patient(await votes(made.services))]);
    writers.start(4);
    await writers.go(3);
    let back = 0;
    for (const names of ORDERS) {
      await kill(own, names);
      back = Math.max(back, await writers.go(2));
    }

    // One that can't start any more says why, again and again, and nobody else minds.
    const port = Number(own.env['METRICS_PORT']) + 2;
    const { bff, worker, database, 'bff-2': other } = await own.pids();
    process.kill(other ?? 0, 'SIGKILL');
    const taken = await take(port);
    await own.says(
      /bff-2 +ended with exit code 1; starting it again in [\d.]+ s\s+METRICS_PORT: \d+ is in use/,
    );
    await own.says(/bff-2 .*starting it again in [48] s/);
    await writers.go(2);
    expect(await own.pids()).toMatchObject({ bff, worker, database });
    hold(await writers.stop(), back, BACK_WITHIN);

    // Within a pause.
    const left = Object.values(await own.pids());
    await close();
    close = () => Promise.resolve();
    expect(await own.interrupt()).toBe(0);
    expect(left.filter(isAlive)).toEqual([]);
    taken.close();
  } finally {
    await close();
    await own.remove();
  }
});
