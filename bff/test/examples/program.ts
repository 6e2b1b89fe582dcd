import { join } from 'node:path';

/** A program among the repository's dependencies. */
export const program = (name: string): string =>
  join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', name);
