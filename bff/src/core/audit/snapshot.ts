import type { JsonValue } from '@fio/domain';

/** Names that hold what nobody may read out of the audit. */
const SECRET = /password|secret|token|hash|cpf|encrypted/i;
export const REDACTED = '•••';

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;

/**
 * A record as the audit keeps it: JSON only, instants as ISO 8601, and whatever stands under the name of a secret
 * (or is bytes) replaced, so that a change of it shows and its content doesn't.
 */
export function snapshot(value: unknown): JsonValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(snapshot);
  if (typeof value !== 'object' || !isPlain(value)) return REDACTED;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .map(([key, member]) => [key, SECRET.test(key) && member !== null ? REDACTED : snapshot(member)]),
  );
}
