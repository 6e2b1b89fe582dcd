import { parseArgs } from 'node:util';
import { openBackupPlace } from '../core/backup/BackupPlace.ts';
import { makeBackup } from '../core/backup/backup.ts';
import { noteBackup } from '../core/backup/note-backup.ts';
import { summaryOf } from '../core/backup/summary.ts';
import { openStorages } from '../core/storage/open-storages.ts';
import { productVersion } from '../core/version.ts';
import { configOrExit, fail } from '../process.ts';
import { bucketOptions, PLACE_OPTIONS } from './backup-options.ts';

/** Copies database and files to a folder or a bucket while the product serves: docs/runbooks/restore.md. */
const USAGE =
  'Say where to: npm run backup -- <folder or s3://bucket/prefix> [--region …] [--endpoint https://…]';

const { values, positionals } = parseArgs({ allowPositionals: true, options: PLACE_OPTIONS });
const [name] = positionals;
if (name === undefined || positionals.length > 1) fail(USAGE);
const config = configOrExit();
const storages = openStorages(config);
try {
  const place = await openBackupPlace(name, bucketOptions(values));
  const manifest = await makeBackup({ config, tree: storages.all, place, version: productVersion() });
  console.log(`Backed up to ${place.name}:\n${summaryOf(manifest)}`);
  await noteBackup(config.databaseUrl, manifest.madeAt, place.name).catch((error: unknown) => {
    console.error(
      `The backup is whole. The database couldn't note it, so BackupOld will say it is missing: ${String(error)}`,
    );
  });
} catch (error) {
  fail(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
}
await storages.close();
