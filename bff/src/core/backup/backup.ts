import type pg from 'pg';
import type { Config } from '../config/index.ts';
import { knownKeys } from '../secrets/admit-keys.ts';
import type { StoredTree } from '../storage/StoredTree.ts';
import { LogSigner } from '../transparency/LogSigner.ts';
import { BackupError } from './BackupError.ts';
import type { BackupPlace } from './BackupPlace.ts';
import { FileCopy } from './copy-files.ts';
import { beginSnapshot, dumpDatabase } from './dump-database.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { refuseUnfinished } from '../database/restore-mark.ts';
import { inSession } from './session.ts';

/** A file that a row names may go between the snapshot and its copy: the next snapshot no longer names it. */
const ATTEMPTS = 3;

interface Options {
  readonly config: Pick<Config, 'databaseUrl' | 'secrets' | 'transparencyOrigin'>;
  readonly tree: StoredTree;
  readonly place: BackupPlace;
  /** Of the product. */
  readonly version: string;
}

const fingerprint = ({ check, ...key }: Awaited<ReturnType<typeof knownKeys>>[number]) => ({
  ...key,
  check: check.toString('base64'),
});

/** When the snapshot was taken, by the clock that its age is told by. */
async function momentOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ moment: Date }>('SELECT now() AS moment');
  return (rows[0]?.moment ?? new Date()).toISOString();
}

/**
 * Copies database and files to an empty place, as they were at one moment, while the product serves. The manifest comes
 * last: whatever is interrupted leaves none. Throws a BackupError.
 */
export async function makeBackup({ config, tree, place, version }: Options): Promise<Manifest> {
  if (!(await place.isEmpty()))
    throw new BackupError(`${place.name} isn't empty. Each backup has a place of its own: name another one.`);
  const { databaseUrl, secrets, transparencyOrigin } = config;
  return FileCopy.with(tree, place, async (copy) => {
    await copy.begin();
    return inSession(databaseUrl, async (client) => {
      await refuseUnfinished(client);
      let lost: readonly string[] = [];
      for (let attempt = 1; ; attempt += 1) {
        await beginSnapshot(client);
        lost = await copy.settle(client);
        if (lost.length === 0 || attempt === ATTEMPTS) break;
        await client.query('ROLLBACK');
      }
      const manifest: Manifest = {
        format: 1,
        madeAt: await momentOf(client),
        version,
        database: await dumpDatabase(client, place),
        files: { ...(await copy.finish()), lost: [...lost] },
        keys: (await knownKeys(client)).map(fingerprint),
        logKeys: new LogSigner(transparencyOrigin, secrets.transparencyKeys).verifierKeys,
      };
      await client.query('COMMIT');
      await writeManifest(place, manifest, secrets);
      return manifest;
    });
  });
}
