import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Node's own recursion would follow links, out of the folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return entry.isFile() ? [path] : [];
  });

/** The SHA-256 of each file below a folder, by its path within it; without links and installed packages. */
export function contents(folder: string): Record<string, string> {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(filesIn(folder).map((file) => [relative(folder, file), hash(file)]));
}
