import { hash } from 'node:crypto';
import { recordAction } from '../../core/audit/record-action.ts';
import { readCaptions } from '../../core/files/read-captions.ts';
import { readVideo } from '../../core/files/read-video.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import type { MediaFile } from '../../generated/prisma/client.ts';

type Kept = Omit<MediaFile, 'id' | 'createdAt'>;

/** Where pages find it. */
export const mediaAddress = ({ key }: Pick<MediaFile, 'key'>): string => `/files/${key}`;

/** Named for what it holds: the same file again is the same one. */
const keyOf = (bytes: Buffer, extension: string) =>
  `media/${hash('sha256', bytes, 'hex').slice(0, 32)}.${extension}`;

async function videoOf(bytes: Buffer): Promise<Kept> {
  const { extension, width, height, seconds } = await readVideo(bytes);
  return { key: keyOf(bytes, extension), kind: 'video', bytes: bytes.length, width, height, seconds };
}

function captionsOf(bytes: Buffer): Kept {
  readCaptions(bytes);
  return {
    key: keyOf(bytes, 'vtt'),
    kind: 'captions',
    bytes: bytes.length,
    width: null,
    height: null,
    seconds: null,
  };
}

/** Keeps the video or the captions that a request's body is, as they came; told by their content. */
export async function keepMedia(
  { readBody, storage, transaction, actor, clock }: RequestContext,
  kind: 'video' | 'captions',
): Promise<MediaFile> {
  const given = await readBody();
  const file = kind === 'video' ? await videoOf(given) : captionsOf(given);
  const write = async () => {
    if ((await storage.publicFiles.size(file.key)) === null) await storage.publicFiles.write(file.key, given);
  };
  await write();
  return transaction(async (tx) => {
    // Two people may send the same file at once, and one who sends it again has a form open: it begins anew to be unused.
    const createdAt = clock.now();
    const kept = await tx.mediaFile.upsert({
      where: { key: file.key },
      create: { ...file, createdAt },
      update: { createdAt },
    });
    // Whoever removed it as unused meanwhile has ended by now, and taken the file along.
    await write();
    await recordAction(tx, {
      actor,
      resource: 'shows',
      at: clock.now(),
      recordId: kept.id,
      action: 'upload',
      summary: kept.key,
      after: { bytes: kept.bytes, ...(kept.seconds !== null && { seconds: kept.seconds }) },
    });
    return kept;
  });
}
