import { leafHash } from '../crypto/merkle.ts';
import { parseCanonical } from '../reading/canonical.ts';
import { type Form, instant, object, type Of, oneOf } from '../reading/forms.ts';
import { below, type Place, Refusal, wholeOf } from '../reading/Refusal.ts';
import { ENTRY_FORMS, ENTRY_OPTIONS } from './entry-forms.ts';
import type { Tile } from './tiles.ts';

type Forms = typeof ENTRY_FORMS;
type Options = typeof ENTRY_OPTIONS;
export type EntryType = keyof Forms;

type OptionsOf<Type extends EntryType> = Type extends keyof Options
  ? { readonly [Name in keyof Options[Type]]?: Of<Options[Type][Name]> }
  : unknown;

type SaidByType = {
  readonly [Type in EntryType]: { readonly type: Type; readonly at: string } & {
    readonly [Name in keyof Forms[Type]]: Of<Forms[Type][Name]>;
  } & OptionsOf<Type>;
};

/** What one type of entry says. */
export type SaidOf<Type extends EntryType> = SaidByType[Type];
/** What an entry says. */
export type Said = SaidByType[EntryType];

/** An entry, and where it stands. */
export interface Entry {
  /** From 0. */
  readonly index: number;
  readonly place: Place;
  readonly leaf: Uint8Array;
  readonly said: Said;
}

const options: Partial<Record<EntryType, Readonly<Record<string, Form<unknown>>>>> = ENTRY_OPTIONS;

const isType = (type: unknown): type is EntryType =>
  typeof type === 'string' && Object.hasOwn(ENTRY_FORMS, type);

function decoded(bytes: Uint8Array, place: Place): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(place, 'not_json', 'not UTF-8');
  }
}

/** Reads the entries of a bundle, each in its one canonical form. */
export function readEntries({ path, from }: Tile, entries: readonly Uint8Array[]): Entry[] {
  return entries.map((bytes, at) => {
    const place = below(wholeOf(path), at);
    const value = parseCanonical(decoded(bytes, place), place);
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    if (!isType(type)) throw new Refusal(below(place, 'type'), 'unknown_entry', JSON.stringify(type));
    const common = { type: oneOf(type), at: instant, v: oneOf(1) };
    const form: Form<unknown> = object({ ...ENTRY_FORMS[type], ...common }, options[type]);
    return { index: from + at, place, leaf: leafHash(bytes), said: form(value, place) as Said };
  });
}
