import { redact } from '../redact.ts';

/** Names under which reports carry who it was and what was sent. */
const PERSONAL = new Set(['user', 'cookies', 'headers', 'data', 'query_string', 'server_name', 'env']);
const withoutQuery = (text: string) => text.replace(/\?[^\s"')]*/g, '');

/**
 * A report as it may leave: who it was and what was sent are left out, and e-mail addresses, CPFs, telephones, tokens
 * and the queries of addresses are taken out of every text.
 */
export function redactDeep(value: unknown): unknown {
  if (typeof value === 'string') return redact(withoutQuery(value));
  if (Array.isArray(value)) return value.map(redactDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !PERSONAL.has(key))
      .map(([key, member]) => [key, redactDeep(member)]),
  );
}
