import { type QueryOf, registrationStory, type ResultOf, STORY_KINDS, type StoryEntry } from '@fio/contracts';
import { registrationState } from '@fio/domain';
import { AppError } from '../../../core/errors.ts';
import { holds } from '../../../core/identity/holds.ts';
import { recordWholeRead } from '../../../core/people/whole-data.ts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import type { Asking } from '../../../engine/package-part.ts';
import type { PrivacyServices } from '../../privacy/index.ts';
import { pickStory, type StoryParts } from './pick-story.ts';
import { placeOf, placeText, type StoryPlace } from './story-place.ts';

type Query = QueryOf<typeof registrationStory.story>;

/** Who tells of each kind: one part of the data package (a test holds it). */
export function storyParts({ packageParts }: Pick<PrivacyServices, 'packageParts'>): StoryParts {
  const told = new Map(packageParts.map(({ name, story }) => [name, story]));
  return new Map(
    STORY_KINDS.flatMap((kind) => {
      const story = told.get(kind);
      return story === undefined || 'leftOut' in story ? [] : [[kind, story] as const];
    }),
  );
}

/** The entries at these places, in their order: each area reads its own. */
async function readStory(
  context: RequestContext,
  parts: StoryParts,
  person: Asking,
  places: readonly StoryPlace[],
): Promise<StoryEntry[]> {
  const read = [...parts].map(async ([kind, part]) => {
    const ids = places.filter((place) => place.kind === kind).map(({ id }) => id);
    const found = ids.length === 0 ? [] : await part.read(context, ids, person);
    return found.map((entry) => [`${kind} ${entry.id}`, entry] as const);
  });
  const found = new Map((await Promise.all(read)).flat());
  return places.flatMap(({ kind, at, id }) => {
    const entry = found.get(`${kind} ${id}`);
    // The part of a kind tells what is of that kind.
    return entry ? [{ ...entry, kind, at: at.toISOString() } as StoryEntry] : [];
  });
}

/**
 * What somebody did, was given and was sent, a page of it, as far as the caller may list each of its kinds. Addresses and what
 * people wrote are never masked in it: the audit knows who reads it before it leaves. NOT_FOUND without the registration.
 */
export async function personStory(
  context: RequestContext,
  services: PrivacyServices,
  id: string,
  { kinds, before, perPage: size }: Query,
): Promise<ResultOf<typeof registrationStory.story>> {
  const found = await context.db.registration.findUnique({ where: { id } });
  if (found === null) throw new AppError('NOT_FOUND');
  const { email, name, lastName, anonymisedAt } = found;
  await recordWholeRead(context, {
    person: anonymisedAt ? null : found,
    path: registrationStory.story.path,
    isNeverMasked: true,
  });
  const all = [...storyParts(services)];
  const asked = kinds?.split(',');
  const seen = new Map(
    all.filter(([kind, { access }]) => holds(context, access) && (asked?.includes(kind) ?? true)),
  );
  const place = before === undefined ? null : placeOf(before);
  const places = await pickStory(context, seen, { id, email }, { place, size });
  const page = places.slice(0, size);
  const last = page.at(-1);
  return {
    person: { id, name: anonymisedAt ? null : `${name} ${lastName}`, state: registrationState(found) },
    hidden: all.filter(([, { access }]) => !holds(context, access)).map(([kind]) => kind),
    items: await readStory(context, seen, { id, email }, page),
    next: last && places.length > page.length ? placeText(last) : null,
  };
}
