import { type BindingEvent, readEntry } from '@fio/domain';
import type { Services } from './services.ts';

type Entry = BindingEvent & { readonly at: string };

/** What the transparency log tells, in its order; of one draw or schedule, where one is named. */
export async function loggedEntries({ db }: Pick<Services, 'db'>, subject?: string): Promise<Entry[]> {
  const rows = await db.transparencyEntry.findMany({ orderBy: { index: 'asc' } });
  const entries = rows.flatMap(({ entry }) => readEntry(entry) ?? []);
  return subject === undefined
    ? entries
    : entries.filter((entry) => Object.values(entry).includes(subject as never));
}
