import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts a whole file in its place, or leaves the one that is there: one that ends halfway leaves none. */
function place(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * What a file holds, made at its first use and readable by its owner only. Two processes that start at once agree: who
 * comes second reads what the first wrote.
 */
export function keptOnce(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) place(path, make());
  return readFileSync(path, 'utf8');
}
