import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import { lockHolder, releaseLock, takeLock } from './lock.ts';

const file = () => join(temporaryFolder(), 'deep', 'run.lock');

it('is taken once and given back', () => {
  const lock = file();
  expect(takeLock(lock)).toBeUndefined();
  releaseLock(lock);
  expect(takeLock(lock)).toBeUndefined();
});

it('is not held by a process that has ended', () => {
  const lock = file();
  const { pid } = spawnSync(process.execPath, ['--version']);
  takeLock(lock);
  writeFileSync(lock, String(pid));
  expect(lockHolder(lock)).toBeUndefined();
  expect(takeLock(lock)).toBeUndefined();
});

it.runIf(process.platform === 'linux')('is not held by a stranger that was given the number since', () => {
  const lock = file();
  takeLock(lock);
  writeFileSync(lock, String(process.ppid));
  expect(lockHolder(lock)).toBeUndefined();
});

/** Six programs that try at once; each says whether it got it, and waits until it is told to end. */
async function race(lock: string): Promise<number> {
  const program = join(temporaryFolder(), 'main.ts');
  const module = join(import.meta.dirname, 'lock.ts');
  writeFileSync(
    program,
    `import { takeLock } from ${JSON.stringify(module)};
     process.once('message', () => process.send(takeLock(${JSON.stringify(lock)}) === undefined));
     process.send('ready');
     process.once('disconnect', () => process.exit());`,
  );
  const racers = Array.from({ length: 6 }, () => fork(program));
  await Promise.all(racers.map((racer) => once(racer, 'message')));
  const answers = racers.map(async (racer) => ((await once(racer, 'message')) as [boolean])[0]);
  for (const racer of racers) racer.send('go');
  const taken = (await Promise.all(answers)).filter(Boolean).length;
  for (const racer of racers) racer.disconnect();
  return taken;
}

it('is got by one of those who try at once', async () => {
  expect(await race(file())).toBe(1);
});

it('is got by one of those who try at once after its holder was killed', async () => {
  const lock = file();
  takeLock(lock);
  writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
  expect(await race(lock)).toBe(1);
});
