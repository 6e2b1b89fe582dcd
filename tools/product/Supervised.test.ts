import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { Child } from './Child.ts';
import { type ProcessEvent, Supervised, nextPause } from './Supervised.ts';

/** Says that it is ready and then does what `then` says. */
function supervised(then: (run: number) => string): { one: Supervised; events: ProcessEvent[] } {
  const folder = temporaryFolder();
  const events: ProcessEvent[] = [];
  const start = (run: number) => {
    const program = join(folder, `${run}.ts`);
    writeFileSync(program, `process.on('disconnect', () => process.exit()); ${then(run)}`);
    return new Child({
      name: 'one',
      program,
      flags: [],
      env: {},
      logFile: join(folder, 'one.log'),
      isNext: run > 1,
    });
  };
  return { one: new Supervised({ name: 'one', start, onEvent: (event) => events.push(event) }), events };
}
const READY = "process.send('ready');";

it('pauses longer each time, up to a bound, and anew for who ran for a while', () => {
  const pauses = [0];
  for (let count = 0; count < 8; count += 1) pauses.push(nextPause(pauses.at(-1) ?? 0, 1_000));
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(nextPause(10_000, 40_000)).toBe(250);
});

it('is started again whatever ended it, and says why', async () => {
  const { one, events } = supervised((run) =>
    run === 2
      ? `${READY} console.error('no such table'); process.exitCode = 3; process.disconnect();`
      : READY,
  );
  await one.ready();
  one.keep();
  const { pid } = one;
  process.kill(pid ?? 0, 'SIGKILL');
  await expect.poll(() => events.length, { timeout: 50_000 }).toBe(4);
  await one.stop();
  const ends = events.flatMap(({ ended }) => ended ?? []);
  expect(ends.map(({ pauseMs }) => pauseMs)).toEqual([250, 500]);
  expect(ends[0]?.why).toBe('ended by SIGKILL');
  // Its own words alone, not those of the one before it.
  expect(ends[1]?.why).toBe('ended with exit code 3\nno such table');
});

it('fails where the first one ends before it is ready', async () => {
  const { one } = supervised(() => "console.error('PORT: 3000 is in use'); process.exit(1);");
  await expect(one.ready()).rejects.toThrow('PORT: 3000 is in use');
  await one.stop();
});

it('ends within a pause, and starts none afterwards', async () => {
  const { one, events } = supervised(() => READY);
  await one.ready();
  one.keep();
  process.kill(one.pid ?? 0, 'SIGKILL');
  await expect.poll(() => events.length, { timeout: 50_000 }).toBe(1);
  const { pid } = one;
  await one.stop();
  expect(one.pid).toBe(pid);
  expect(events).toHaveLength(1);
});
