import type { JsonValue } from '@fio/domain';
import { isList } from './is-list.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent without what its contract passed over: `read` is what the contract made of it. */
export function pruned(sent: JsonValue, read: unknown): JsonValue {
  if (sent === null || typeof sent !== 'object') return sent;
  if (isList(sent)) {
    const entries: readonly unknown[] = Array.isArray(read) ? read : [];
    return entries.length === sent.length ? sent.map((one, index) => pruned(one, entries[index])) : sent;
  }
  if (!isObject(read)) return sent;
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([key]) => Object.hasOwn(read, key))
      .map(([key, member]) => [key, pruned(member ?? null, read[key])]),
  );
}
