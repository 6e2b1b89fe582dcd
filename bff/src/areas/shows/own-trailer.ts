import type { OwnTrailer } from '@fio/contracts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { imageOf, mediaAddress } from '../uploads/index.ts';

/** What of a series its own trailer is made of. */
export const trailerParts = { video: true, captions: true, videoPoster: true } satisfies Prisma.ShowInclude;
type Parts = Prisma.ShowGetPayload<{ include: typeof trailerParts }>;

/** The trailer of a series that we show ourselves, if it has one. */
export function ownTrailerOf({ video, captions, videoPoster }: Parts): OwnTrailer | null {
  if (video === null) return null;
  return {
    src: mediaAddress(video),
    type: video.key.endsWith('.mp4') ? 'video/mp4' : 'video/webm',
    bytes: video.bytes,
    // Every video is measured: a check constraint holds that.
    seconds: video.seconds ?? 0,
    width: video.width ?? 0,
    height: video.height ?? 0,
    // It shows what the video does, whose name is said beside it.
    poster: imageOf(videoPoster, ''),
    captions: captions && mediaAddress(captions),
  };
}
