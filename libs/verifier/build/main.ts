import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { page } from './page.ts';

/** Writes `verifier.html` and the command `fio-verify.mjs`, each whole in itself, to a folder: `dist` unless told otherwise. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../dist');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'verifier.html'), await page());
const command = join(folder, 'fio-verify.mjs');
await writeFile(
  command,
  `#!/usr/bin/env node\n${await bundle({ entry: 'src/command/main.ts', target: 'node' })}`,
);
await chmod(command, 0o755);
