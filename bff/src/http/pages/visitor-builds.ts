import type { BootDocument } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { drawBucket, isBucket } from '../../core/remotes/bucket.ts';
import type { BuildChoice } from '../../core/remotes/registry.ts';
import type { RemotesSnapshot, Side } from '../../core/remotes/snapshot.ts';

const DAY = 86_400;

type Used = Pick<Infrastructure, 'clock' | 'config' | 'remotes'>;

const cookie = (header: string | undefined, name: string): string | null =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Which builds a Cookie header asks for: of who has no bucket, or a wrong one, the stable ones. */
export function choiceOf(header: string | undefined, { clock, remotes }: Used) {
  const bucket = cookie(header, 'bucket');
  const token = cookie(header, 'preview');
  const preview = token === null ? null : remotes.previewLinks.read(token, clock.now());
  return { bucket: bucket !== null && isBucket(bucket) ? bucket : null, preview } satisfies BuildChoice;
}

const attributesOf = ({ config }: Used) =>
  `Path=/; HttpOnly; SameSite=Lax${config.publicUrl.protocol === 'https:' ? '; Secure' : ''}`;

/**
 * The Set-Cookie value that shows a build from now on, to all tabs of a browser until it is closed; without one that can be
 * shown, the one that ends a preview.
 */
export function previewCookie(token: string, services: Used): string {
  const shown = services.remotes.previewLinks.read(token, services.clock.now());
  const rest = attributesOf(services);
  return shown ? `preview=${token}; ${rest}` : `preview=; Max-Age=0; ${rest}`;
}

export interface VisitorBuilds {
  readonly snapshot: RemotesSnapshot;
  readonly preview: BootDocument['preview'];
  /** What keeps a new visitor with these builds; set only while a canary runs on their side. */
  readonly cookie: string | null;
}

/** The builds a visitor gets with a page of `side`. */
export async function buildsFor(
  header: string | undefined,
  side: Side,
  services: Used,
): Promise<VisitorBuilds> {
  const { remotes } = services;
  const given = choiceOf(header, services);
  const isNew = given.bucket === null && (await remotes.registry.hasCanary(side));
  const bucket = isNew ? drawBucket() : given.bucket;
  const snapshot = await remotes.registry.snapshot({ ...given, bucket });
  const shown = snapshot.entries[side].some(
    ({ id, build }) => id === given.preview?.remote && build === given.preview.build,
  );
  return {
    snapshot,
    preview: given.preview && shown ? { ...given.preview, until: given.preview.until.toISOString() } : null,
    cookie: isNew ? `bucket=${bucket}; Max-Age=${30 * DAY}; ${attributesOf(services)}` : null,
  };
}
