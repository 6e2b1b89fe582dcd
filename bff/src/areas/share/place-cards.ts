import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Rule } from '../../engine/retention-rule.ts';
import { STORIES } from './share-image-address.ts';

type Dependencies = Pick<Infrastructure, 'storage'>;

/** A place is somebody's for a while, and there are as many as people; one that is asked for later is drawn anew. */
const KEPT_DAYS = 90;
const LANGUAGES: readonly Language[] = ['pt', 'en'];
const FOLDERS = LANGUAGES.flatMap((language) => [
  `share/${language}/ranking/`,
  `share/${language}/${STORIES}/ranking/`,
]);

async function* old({ storage }: Dependencies, before: Date): AsyncGenerator<string> {
  for (const folder of FOLDERS) yield* storage.publicFiles.writtenBefore(folder, before);
}

/** Pictures of places in the ranking. */
export const placeCards: Rule = {
  name: 'placeCards',
  days: () => KEPT_DAYS,
  count: async (services, before) => (await Array.fromAsync(old(services, before))).length,
  remove: async (services, before) => {
    let removed = 0;
    for await (const key of old(services, before)) {
      await services.storage.publicFiles.remove(key);
      removed += 1;
    }
    return removed;
  },
};
