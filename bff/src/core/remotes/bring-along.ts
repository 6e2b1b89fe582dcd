import type { BuildRevision, RemoteManifest } from '@fio/contracts';
import type { Infrastructure } from '../infrastructure.ts';
import { MANIFEST, mapsFolder, readBuild } from './build-files.ts';
import { promote } from './change-release.ts';
import { publish } from './publish.ts';
import { signingKey } from './publisher-keys.ts';
import { PRODUCT } from './record-change.ts';
import { signDocument } from './signature.ts';

type Used = Pick<Infrastructure, 'db' | 'config' | 'clock' | 'remotes'>;

export interface Brought {
  /** Whose reason the history tells. */
  readonly reason: string;
  /** The team's own server, where that delivers the files. */
  readonly origin?: URL | undefined;
  /** The commit of the checkout. */
  readonly revision?: BuildRevision | null;
}

/**
 * Publishes the build in `dist` and makes it the live one, if the start before this one brought another: what was rolled
 * back or promoted since then stays so. Null where only publishers elsewhere hold a key: nothing is brought there.
 */
export async function bringAlong(
  { db, config, clock, remotes }: Used,
  dist: string,
  { reason, origin, revision }: Brought,
): Promise<RemoteManifest | null> {
  const key = signingKey(config);
  if (!key) return null;
  const { environment } = config.remotes;
  const filesIn = (folder: string) => readBuild(folder).catch(() => new Map<string, Buffer>());
  const [files, maps] = await Promise.all([filesIn(dist), filesIn(mapsFolder(dist))]);
  const signature = signDocument(files.get(MANIFEST)?.toString('utf8') ?? '', key);
  const attribution = { actor: PRODUCT, at: clock.now() };
  const publishing = {
    db,
    store: remotes.builds,
    maps: remotes.buildMaps,
    keys: remotes.publisherKeys,
    environment,
  };
  const manifest = await publish(publishing, { files, maps, signature, origin, revision }, attribution);
  const { id: remote, build } = manifest;
  await db.$transaction(async (tx) => {
    const latest = await tx.remoteChange.findFirst({
      where: { environment, remote, kind: 'start' },
      orderBy: { id: 'desc' },
    });
    if (latest?.to === build) return;
    const move = { ...attribution, environment, remote, reason };
    await promote(tx, remotes.publisherKeys, { ...move, build, percent: 100, kind: 'start' });
  });
  return manifest;
}
