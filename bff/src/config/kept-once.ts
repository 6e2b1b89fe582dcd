import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What a file holds, made at its first use and readable by its owner only. Two processes that start at once agree: who
 * comes second reads what the first wrote.
 */
export function keptOnce(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
