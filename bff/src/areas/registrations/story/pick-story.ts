import { STORY_KINDS, type StoryKind } from '@fio/contracts';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Asking } from '../../../engine/package-part.ts';
import type { StoryPart } from '../../../engine/story-part.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { StoryPlace } from './story-place.ts';

/** The kinds to be told, with who tells them. */
export type StoryParts = ReadonlyMap<StoryKind, StoryPart>;

const rankOf = (kind: StoryKind): number => STORY_KINDS.indexOf(kind);
const ID = Prisma.sql`told.id COLLATE "C"`;

/** What of a kind stands behind a place. */
function behind(kind: StoryKind, place: StoryPlace | null): Prisma.Sql {
  if (place === null) return Prisma.sql`TRUE`;
  const { at, kind: left, id } = place;
  if (rankOf(kind) > rankOf(left)) return Prisma.sql`told.at <= ${at}`;
  if (kind !== left) return Prisma.sql`told.at < ${at}`;
  return Prisma.sql`told.at <= ${at} AND (told.at < ${at} OR ${ID} < ${id})`;
}

/**
 * The places of the next page of `size` behind a place, and one more where there is more. Of each kind no more than that is read in
 * order, so that it costs the same at the end of ten thousand as at their beginning.
 */
export async function pickStory(
  { db }: Pick<Infrastructure, 'db'>,
  parts: StoryParts,
  person: Asking,
  { place, size }: { readonly place: StoryPlace | null; readonly size: number },
): Promise<StoryPlace[]> {
  if (parts.size === 0) return [];
  const limit = size + 1;
  const each = [...parts].map(
    ([kind, { rows }]) => Prisma.sql`(
      SELECT ${kind}::text AS kind, ${rankOf(kind)}::integer AS rank, told.at, told.id
      FROM (${rows(person)}) AS told WHERE ${behind(kind, place)}
      ORDER BY told.at DESC, ${ID} DESC LIMIT ${limit})`,
  );
  return db.$queryRaw<StoryPlace[]>`
    SELECT told.kind, told.at, told.id FROM (${Prisma.join(each, ' UNION ALL ')}) AS told
    ORDER BY told.at DESC, told.rank, ${ID} DESC LIMIT ${limit}`;
}
