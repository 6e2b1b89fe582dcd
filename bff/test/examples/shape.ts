import type { JsonValue } from '@fio/domain';
import { isList } from './is-list.ts';

/** A key that is no name of a field: ids, days and numbers of records. */
const isOfRecord = (key: string) => /^(?:[\da-f-]{36}|\d[\d.:/-]*)$/.test(key);

function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  return isList(value) ? 'list' : typeof value;
}

/** Every place in a value with what kind of value stands there: `items[].title string`; all entries of a list are one place. */
export function* shapeOf(value: JsonValue, place: string): Generator<string> {
  yield `${place} ${kindOf(value)}`;
  if (value === null || typeof value !== 'object') return;
  if (isList(value)) for (const entry of value) yield* shapeOf(entry, `${place}[]`);
  else
    for (const [key, member] of Object.entries(value))
      yield* shapeOf(member ?? null, `${place}.${isOfRecord(key) ? '*' : key}`);
}
