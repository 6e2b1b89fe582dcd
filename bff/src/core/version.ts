import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the product, as its package says. */
export function productVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
