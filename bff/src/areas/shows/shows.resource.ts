import type { adminShows } from '@fio/contracts';
import { trailerIdOf } from '@fio/domain';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { loadShows, showAudited, showDetailOf, showRowOf, type ShowRecord } from './show-record.ts';
import { showSource } from './shows.source.ts';

type Input = InputOf<typeof adminShows>;

/** Refuses what isn't there, at its field. */
function mustBeKnown(
  wanted: Readonly<Record<string, string | null | undefined>>,
  known: readonly { id: string }[],
) {
  for (const [field, id] of Object.entries(wanted))
    if (id && !known.some((one) => one.id === id)) throw invalidField(field, 'invalid');
}
const idsOf = (wanted: Readonly<Record<string, string | null | undefined>>) =>
  Object.values(wanted).filter((id) => typeof id === 'string');

/** Those of them that are there, until the commit: what no series has is removed after a while. */
const heldMedia = (tx: Transaction, kind: 'video' | 'captions', ids: readonly string[]) =>
  tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM media_files WHERE kind = ${kind} AND id = ANY (${ids}::uuid[]) ORDER BY id FOR KEY SHARE`;

async function checkFiles(tx: Transaction, input: Input): Promise<void> {
  const { posterId, heroId, videoPosterId, videoId, captionsId } = input;
  const pictures = { posterId, heroId, videoPosterId };
  mustBeKnown(pictures, await tx.picture.findMany({ where: { id: { in: idsOf(pictures) } } }));
  for (const [kind, wanted] of [
    ['video', { videoId }],
    ['captions', { captionsId }],
  ] as const)
    mustBeKnown(wanted, await heldMedia(tx, kind, idsOf(wanted)));
}

/** What goes with a video goes when it does, and comes with none; left out, all of it stays as it was. */
function ownTrailer({ videoId, captionsId, videoPosterId }: Input, found: ShowRecord | null) {
  if (videoId === undefined ? found?.videoId : videoId) return {};
  const isNew = (id: string | null | undefined, was: string | null | undefined) => id && id !== was;
  if (isNew(captionsId, found?.captionsId) || isNew(videoPosterId, found?.videoPosterId))
    throw invalidField('videoId', 'required');
  return { videoId: null, captionsId: null, videoPosterId: null };
}

/** From now on what a series had until now is unused, if it is: not since it was sent, long ago. */
async function beginUnused({ tx, found, context }: Write<ShowRecord>): Promise<void> {
  const ids = [found?.videoId, found?.captionsId].filter((id) => typeof id === 'string').toSorted();
  if (ids.length > 0)
    await tx.mediaFile.updateMany({ where: { id: { in: ids } }, data: { createdAt: context.clock.now() } });
}

async function dataOf(input: Input, write: Write<ShowRecord>) {
  const { tx, found } = write;
  await checkFiles(tx, input);
  await beginUnused(write);
  const { colors, releaseDate, trailers, ...rest } = input;
  return {
    ...rest,
    ...ownTrailer(input, found),
    releaseDate: releaseDate === null ? null : new Date(releaseDate),
    colorFrom: colors.from,
    colorTo: colors.to,
    colorAccent: colors.accent,
    // Each once, whichever of its addresses was copied.
    trailers: [...new Set(trailers.flatMap((address) => trailerIdOf(address) ?? []))],
  } satisfies Prisma.ShowUncheckedCreateInput;
}

export const showResource: Resource<typeof adminShows, ShowRecord> = {
  name: 'shows',
  source: showSource,
  model: (tx) => tx.show,
  load: loadShows,
  data: dataOf,
  guardRemove: (show) => {
    if (show._count.polls > 0) throw new AppError('CONFLICT');
  },
  row: showRowOf,
  detail: showDetailOf,
  title: (show) => show.title,
  audited: showAudited,
  unique: { shows_slug_key: { field: 'slug', problem: 'slug_taken' } },
};
