import type { RATINGS, SHOW_STATES, showDetail, showRow } from '@fio/contracts';
import { trailerPage } from '@fio/domain';
import type * as z from 'zod/mini';
import { dayOf } from '../../core/database/day-of.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { imageOf } from '../uploads/index.ts';
import { ownTrailerOf, trailerParts } from './own-trailer.ts';

const include = {
  poster: true,
  hero: true,
  ...trailerParts,
  _count: { select: { polls: true } },
} satisfies Prisma.ShowInclude;
export type ShowRecord = Prisma.ShowGetPayload<{ include: typeof include }>;

export const loadShows = (tx: Transaction, ids: string[]): Promise<ShowRecord[]> =>
  tx.show.findMany({ where: { id: { in: ids } }, include });

export const colorsOf = ({
  colorFrom,
  colorTo,
  colorAccent,
}: Pick<ShowRecord, 'colorFrom' | 'colorTo' | 'colorAccent'>) => ({
  from: colorFrom,
  to: colorTo,
  accent: colorAccent,
});

export function showRowOf(show: ShowRecord): z.input<typeof showRow> {
  const { id, slug, title, platform, position, releaseDate, updatedAt } = show;
  return {
    id,
    slug,
    title,
    platform,
    position,
    releaseDate: dayOf(releaseDate),
    // Held by a check constraint.
    state: show.state as (typeof SHOW_STATES)[number],
    polls: show._count.polls,
    updatedAt: updatedAt.toISOString(),
    poster: imageOf(show.poster, show.posterAlt),
  };
}

export function showDetailOf(show: ShowRecord): z.input<typeof showDetail> {
  const { synopsis, genre, posterId, heroId, posterAlt, heroAlt, version, trailers } = show;
  const { videoId, captionsId, videoPosterId } = show;
  return {
    ...showRowOf(show),
    synopsis,
    genre,
    posterId,
    heroId,
    posterAlt,
    heroAlt,
    trailers: trailers.map(trailerPage),
    videoId,
    captionsId,
    videoPosterId,
    video: ownTrailerOf(show),
    version,
    rating: show.rating as (typeof RATINGS)[number] | null,
    colors: colorsOf(show),
    hero: imageOf(show.hero, heroAlt),
    createdAt: show.createdAt.toISOString(),
  };
}

/** What the audit compares. */
export function showAudited(show: ShowRecord) {
  const { slug, title, synopsis, platform, genre, rating, state, position, posterAlt, heroAlt } = show;
  const texts = { title, slug, synopsis, platform, genre, rating, state, position, posterAlt, heroAlt };
  const pictures = { poster: show.poster?.key ?? null, hero: show.hero?.key ?? null };
  const own = {
    video: show.video?.key ?? null,
    captions: show.captions?.key ?? null,
    videoPoster: show.videoPoster?.key ?? null,
  };
  const trailers = show.trailers.map(trailerPage);
  return {
    ...texts,
    releaseDate: dayOf(show.releaseDate),
    colors: colorsOf(show),
    ...pictures,
    ...own,
    trailers,
  };
}
