import { recordAction } from '../audit/record-action.ts';
import { wasRead } from '../audit/was-read.ts';
import { holds } from '../identity/holds.ts';
import type { RequestContext } from '../request/RequestContext.ts';

/** A page asks again when its window is looked at anew: within so many milliseconds it is one reading. */
const ONE_READING = 10 * 60_000;

/** Whether the caller may know a person's CPF, phone and birth date. */
export const seesWhole = (context: Pick<RequestContext, 'session'>): boolean =>
  holds(context, 'registrations:whole');

interface Read {
  /** The registration; null: nobody was there to be read. */
  readonly person: { readonly id: string; readonly name: string; readonly lastName: string } | null;
  /** The page it was read on. */
  readonly path: string;
}

/** Tells the audit who reads what of a person, and where, before it leaves. */
async function recordReading(
  { db, clock, actor }: RequestContext,
  { person, path, action }: Read & { readonly action: 'view_whole' | 'view_name' },
): Promise<void> {
  if (person === null) return;
  const now = clock.now();
  const told = { resource: 'registrations', recordId: person.id, action } as const;
  const since = new Date(now.getTime() - ONE_READING);
  if (await wasRead(db, { told, actorId: actor.id, since, path })) return;
  const summary = `${person.name} ${person.lastName}`;
  await db.$transaction((tx) => recordAction(tx, { ...told, actor, at: now, summary, after: { path } }));
}

/** Of whose data is read whole. Nothing of who only sees it masked, unless something is there that `isNeverMasked`. */
export async function recordWholeRead(
  context: RequestContext,
  { isNeverMasked = false, ...read }: Read & { readonly isNeverMasked?: boolean },
): Promise<void> {
  if (isNeverMasked || seesWhole(context)) await recordReading(context, { ...read, action: 'view_whole' });
}

/** Of whoever is named to somebody who had no more than a CPF. */
export const recordNaming = (context: RequestContext, read: Read): Promise<void> =>
  recordReading(context, { ...read, action: 'view_name' });
