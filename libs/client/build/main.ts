import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents } from './documents.ts';
import { eventsModule } from './events.ts';
import { moduleOf } from './module.ts';
import { writePackages } from './package.ts';

/** Writes what is made of the API's documents to `src/generated`, and with `--package` the package to `dist`. */
const GENERATED = join(import.meta.dirname, '../src/generated');

const { version, site, backOffice } = await documents();
const files = {
  'version.ts': `/** The API's version that this package was made from. */\nexport const VERSION = '${version}';\n`,
  'site.ts': moduleOf(site, 'Site'),
  'back-office.ts': moduleOf(backOffice, 'BackOffice'),
  'events.ts': eventsModule(backOffice),
};
await rm(GENERATED, { recursive: true, force: true });
await mkdir(GENERATED, { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(join(GENERATED, name), text);
if (process.argv.includes('--package')) await writePackages(version, join(import.meta.dirname, '../dist'));
