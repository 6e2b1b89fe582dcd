import type { PermissionKey, StoryEntryOf, StoryKind } from '@fio/contracts';
import type { Infrastructure } from '../core/infrastructure.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Asking } from '../core/people/asking.ts';

/** An entry without what the story says of it already. */
type Told<Kind extends StoryKind> = Kind extends StoryKind ? Omit<StoryEntryOf<Kind>, 'kind' | 'at'> : never;

/**
 * How an area tells of what somebody did, was given or was sent: the database picks the entries of a page among all areas' by
 * when they were, then each area reads those of its own.
 */
export interface StoryPart<Kind extends StoryKind = StoryKind> {
  /** Who may list such records may see them here. */
  readonly access: PermissionKey;
  /** A SELECT of all of the person's: `at`, when it was, and `id`, a text by which it is read and found again. */
  readonly rows: (person: Asking) => Prisma.Sql;
  /** Those of these ids, in any order; one that is gone is left out. */
  readonly read: (
    infrastructure: Infrastructure,
    ids: string[],
    person: Asking,
  ) => Promise<readonly Told<Kind>[]>;
}
