import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = readFileSync(join(import.meta.dirname, 'docs.js'));

/** The readable page's one script, and what it must hash to: our pages run none without (Integrity-Policy). */
export const docsScript = {
  bytes,
  integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
};
