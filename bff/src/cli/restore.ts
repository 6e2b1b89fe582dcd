import { parseArgs } from 'node:util';
import { openBackupPlace } from '../core/backup/BackupPlace.ts';
import { restoreBackup, verifyBackup } from '../core/backup/restore.ts';
import { summaryOf } from '../core/backup/summary.ts';
import { openStorages } from '../core/storage/open-storages.ts';
import { configOrExit, fail } from '../process.ts';
import { bucketOptions, PLACE_OPTIONS } from './backup-options.ts';

/** Brings a backup back into an empty database and an empty storage, or verifies it alone: docs/runbooks/restore.md. */
const USAGE =
  'Say what: npm run restore -- <folder or s3://bucket/prefix> [--verify] [--region …] [--endpoint https://…]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...PLACE_OPTIONS, verify: { type: 'boolean', default: false } },
});
const [name] = positionals;
if (name === undefined || positionals.length > 1) fail(USAGE);
const config = configOrExit();
const storages = openStorages(config);
try {
  const place = await openBackupPlace(name, bucketOptions(values));
  const manifest = values.verify
    ? await verifyBackup(place, config.secrets)
    : await restoreBackup({ config, tree: storages.all, place });
  const done = values.verify ? 'Whole, and the keys fit' : 'Restored';
  console.log(`${done}: ${place.name}\n${summaryOf(manifest)}`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
await storages.close();
