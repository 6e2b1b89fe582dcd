import { spawnSync } from 'node:child_process';
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
