import type { JsonValue } from '@fio/domain';
import { isList } from './is-list.ts';

/** So much is shown of what is long. */
const RECORDS = 2;
const VALUES = 5;
const TEXT = 160;
/** From so many characters on one record of a list says enough. */
const LONG_RECORD = 400;
/** An object with more members than any record of the product is a list of another kind. */
const MEMBERS = 40;

/** What of a value is cut: where a contract counts on entries or on the whole of a text, that is left as it is. */
export interface Cut {
  readonly lists: boolean;
  readonly texts: boolean;
}

function shorter(text: string): string {
  const start = text.slice(0, TEXT);
  return `${start.slice(0, start.lastIndexOf(' ') > TEXT / 2 ? start.lastIndexOf(' ') : TEXT)}…`;
}

function firstOf(list: readonly JsonValue[]): readonly JsonValue[] {
  const [first = null] = list;
  if (typeof first !== 'object') return list.slice(0, VALUES);
  return list.slice(0, JSON.stringify(first).length > LONG_RECORD ? 1 : RECORDS);
}

export function cut(value: JsonValue, how: Cut): JsonValue {
  if (typeof value === 'string') return how.texts && value.length > TEXT ? shorter(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return (how.lists ? firstOf(value) : value).map((one) => cut(one, how));
  const members = Object.entries(value);
  const some = how.lists && members.length > MEMBERS ? members.slice(0, RECORDS) : members;
  return Object.fromEntries(some.map(([key, member]) => [key, cut(member ?? null, how)]));
}
