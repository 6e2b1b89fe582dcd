import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Candidate } from './candidates.ts';
import { program } from './program.ts';

/** Runs these tests, all unless some are named, and gives the best call that they made of each operation. */
export function record(tests: readonly string[]): Map<string, Candidate> {
  const folder = mkdtempSync(join(tmpdir(), 'fio-examples-'));
  try {
    const env = { ...process.env, API_EXAMPLES: folder };
    const { status } = spawnSync(program('vitest'), ['run', ...tests], { env, stdio: 'inherit' });
    if (status !== 0) console.log('Not every test passed; what the others were answered is taken.');
    const found = new Map<string, Candidate>();
    for (const file of readdirSync(folder).toSorted()) {
      const one = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Candidate;
      if (one.worth > (found.get(one.name)?.worth ?? -Infinity)) found.set(one.name, one);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
