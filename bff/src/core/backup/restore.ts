import type { ClientBase } from 'pg';
import type { Config } from '../config/index.ts';
import { readMigrations } from '../database/folders.ts';
import { assertFitting } from '../secrets/admit-keys.ts';
import type { StoredTree } from '../storage/StoredTree.ts';
import { LogSigner } from '../transparency/LogSigner.ts';
import { BackupError } from './BackupError.ts';
import type { BackupPlace } from './BackupPlace.ts';
import { bringFilesBack } from './copy-files.ts';
import { fillDatabase } from './fill-database.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { markRestore, restoreUnderWay } from '../database/restore-mark.ts';
import { inSession } from './session.ts';
import { problemsOfBackup } from './verify-backup.ts';

/** Any number that nothing else in the product locks. */
const LOCK = 7_270_043;

interface Options {
  readonly config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'secrets'>;
  readonly tree: StoredTree;
  readonly place: BackupPlace;
}

/** Of a verifier key `name+hash+key`: what is the same whatever the log is called. */
const publicPart = (key: string) => key.split('+').slice(2).join('+');

/** Reads all of a backup; throws a BackupError that names each piece that isn't as it was written. */
export async function verifyBackup(place: BackupPlace, secrets: Config['secrets'] | null): Promise<Manifest> {
  const { manifest, isSealedBy } = await readManifest(place);
  if (secrets) {
    assertFitting(
      secrets,
      manifest.keys.map(({ check, ...key }) => ({ ...key, check: Buffer.from(check, 'base64') })),
    );
    const mine = new LogSigner('any', secrets.transparencyKeys).verifierKeys.map(publicPart);
    if (!manifest.logKeys.some((key) => mine.includes(publicPart(key))))
      throw new BackupError('TRANSPARENCY_KEY: another key signed the log of this backup. Give that one.');
    if (!isSealedBy(secrets.hashKeys))
      throw new BackupError(`The manifest of ${place.name} was changed: no key of HASH_KEY sealed it.`);
  }
  const problems = await Array.fromAsync(problemsOfBackup(place, manifest));
  if (problems.length > 0)
    throw new BackupError(`${place.name} is damaged; nothing was restored:\n  ${problems.join('\n  ')}`);
  return manifest;
}

/** Migrations that were applied and that this release doesn't have, or has otherwise: the backup is of another one. */
async function assertKnown({ database, version }: Manifest): Promise<void> {
  const { migrationDirectories } = await readMigrations();
  const ours = new Set(migrationDirectories.map(({ path }) => path));
  const unknown = database.migrations.filter(({ name }) => !ours.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by a later release (${version}): this one doesn't know ${unknown[0]?.name}. Restore with that one, or a later one.`,
    );
}

const isEmpty = async (tree: StoredTree): Promise<boolean> => {
  for await (const _ of tree.list()) return false;
  return true;
};

/** Has `work` restore alone, once it is noted in the database; throws a BackupError where there is something already. */
function claimed({ config, tree }: Options, backup: string, work: () => Promise<void>): Promise<void> {
  return inSession(config.databaseOwnerUrl, async (client) => {
    const { rows: lock } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
      LOCK,
    ]);
    if (lock[0]?.got !== true) throw new BackupError('Another process restores into this database just now.');
    await claim(client, tree, backup);
    await work();
  });
}

async function claim(client: ClientBase, tree: StoredTree, backup: string): Promise<void> {
  const begun = await restoreUnderWay(client);
  if (begun === backup) return;
  if (begun !== null)
    throw new BackupError(
      'The restore of another backup was begun in this database: finish it, or take an empty one.',
    );
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'pgboss')`,
  );
  if (rows[0]?.count !== 0)
    throw new BackupError(
      'The database has tables already. A restore goes into an empty one and changes no other.',
    );
  if (!(await isEmpty(tree)))
    throw new BackupError(
      'The storage has files already. A restore goes into an empty one and changes no other.',
    );
  await markRestore(client, backup);
}

/**
 * Brings a backup back into an empty database and an empty storage, and the database up to this release. Nothing is written
 * before all of it was verified and the keys fit. Cut short it is begun again with the same backup; the product doesn't
 * start in between. Throws a BackupError or a KeyError.
 */
export async function restoreBackup(options: Options): Promise<Manifest> {
  const { config, place, tree } = options;
  const manifest = await verifyBackup(place, config.secrets);
  await assertKnown(manifest);
  await claimed(options, `${manifest.madeAt} ${manifest.files.list.sha256}`, async () => {
    await bringFilesBack(place, manifest.files.list, tree);
    const addresses = { ownerUrl: config.databaseOwnerUrl, applicationUrl: config.databaseUrl };
    await fillDatabase(addresses, place, manifest);
  });
  return manifest;
}
