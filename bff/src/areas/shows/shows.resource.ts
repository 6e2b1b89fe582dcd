import type { adminShows } from '@fio/contracts';
import { trailerIdOf } from '@fio/domain';
import type { InputOf, Resource, Write } from '../../core/crud/resource.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError, invalidField } from '../../core/errors.ts';
import { loadShows, showAudited, showDetailOf, showRowOf, type ShowRecord } from './show-record.ts';
import { showSource } from './shows.source.ts';

type Input = InputOf<typeof adminShows>;

async function checkPictures(tx: Transaction, { posterId, heroId }: Input): Promise<void> {
  const wanted = { posterId, heroId };
  const ids = [posterId, heroId].filter((id) => id !== null);
  const known = new Set((await tx.picture.findMany({ where: { id: { in: ids } } })).map(({ id }) => id));
  for (const [field, id] of Object.entries(wanted)) {
    if (id !== null && !known.has(id)) throw invalidField(field, 'invalid');
  }
}

async function dataOf(input: Input, { tx }: Write<ShowRecord>) {
  await checkPictures(tx, input);
  const { colors, releaseDate, trailers, ...rest } = input;
  return {
    ...rest,
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
