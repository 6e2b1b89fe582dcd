import type { Entry, EntryType, Said, SaidOf } from '../log/entries.ts';
import { type Place, Refusal } from '../reading/Refusal.ts';

/** What the log tells of a draw, in its order. */
export interface Told {
  readonly place: Place;
  readonly index: number;
  readonly leaf: Uint8Array;
  readonly said: Said;
}

/** One of a certain type. */
export type ToldAs<Type extends EntryType> = Told & { readonly said: SaidOf<Type> };

/** The entries of one draw. */
export const entriesOf = (entries: readonly Entry[], draw: string): Told[] =>
  entries.filter(({ said }) => 'draw' in said && said.draw === draw);

export const isTold = <Type extends EntryType>(entry: Told, type: Type): entry is ToldAs<Type> =>
  entry.said.type === type;

export const ofType = <Type extends EntryType>(entries: readonly Told[], type: Type): ToldAs<Type>[] =>
  entries.filter((entry): entry is ToldAs<Type> => isTold(entry, type));

/** Where something should stand that doesn't. */
export const LOG: Place = { file: 'tile/entries', pointer: '' };

/** The one entry of a type. */
export function theOne<Type extends EntryType>(entries: readonly Told[], type: Type): ToldAs<Type> {
  const [found, second] = ofType(entries, type);
  if (second) throw new Refusal(second.place, 'told_twice', type);
  if (!found) throw new Refusal(LOG, 'not_in_log', type);
  return found;
}
