import type { Entry, EntryType, Said, SaidOf } from '../log/entries.ts';
import { type Place, Refusal } from '../reading/Refusal.ts';

/** What the log tells of a draw, in its order. */
export interface DrawEntry {
  readonly place: Place;
  readonly index: number;
  readonly leaf: Uint8Array;
  readonly said: Said;
}

/** One of a certain type. */
export type DrawEntryOf<Type extends EntryType> = DrawEntry & { readonly said: SaidOf<Type> };

/** The entries of one draw. */
export const entriesOf = (entries: readonly Entry[], draw: string): DrawEntry[] =>
  entries.filter(({ said }) => 'draw' in said && said.draw === draw);

export const isEntryOf = <Type extends EntryType>(entry: DrawEntry, type: Type): entry is DrawEntryOf<Type> =>
  entry.said.type === type;

export const ofType = <Type extends EntryType>(
  entries: readonly DrawEntry[],
  type: Type,
): DrawEntryOf<Type>[] => entries.filter((entry): entry is DrawEntryOf<Type> => isEntryOf(entry, type));

/** Where something should stand that doesn't. */
export const LOG: Place = { file: 'tile/entries', pointer: '' };

/** The one entry of a type. */
export function theOne<Type extends EntryType>(entries: readonly DrawEntry[], type: Type): DrawEntryOf<Type> {
  const [found, second] = ofType(entries, type);
  if (second) throw new Refusal(second.place, 'told_twice', type);
  if (!found) throw new Refusal(LOG, 'not_in_log', type);
  return found;
}
