import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { takesFile } from '../src/http/takes-file.ts';
import { everyEndpoint } from '../src/http/openapi/document.ts';

const named = everyEndpoint.map(({ area, name, endpoint }) => [`${area}.${name}`, endpoint] as const);
const keyed = named.filter(([, { idempotent }]) => idempotent);

/** The names of all fields that a schema holds, however deep. */
function fieldsOf(part: unknown, met = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || met.has(part)) return [];
  met.add(part);
  const { _zod, shape } = part as { _zod?: ZodMiniType['_zod']; shape?: Record<string, unknown> };
  const inner = Object.values(_zod?.def ?? (Array.isArray(part) ? part : shape) ?? {});
  return [
    ...Object.keys(shape ?? {}),
    ...[...inner, ...Object.values(shape ?? {})].flatMap((one) => fieldsOf(one, met)),
  ];
}

const SECRET = /^(token|secret|codes|password|qr)$/i;
const GUESSABLE = /^(password|current)$/i;
/** Whose handler keeps a hash without it: a plain hash of a password can be guessed. */
const LEFT_OUT = ['registrations.register'];

describe('idempotency', () => {
  it('is of every POST, or its contract says why not', () => {
    expect(keyed.length).toBeGreaterThan(100);
    for (const [label, { method, idempotent, unkeyed }] of named)
      expect([label, idempotent ?? false, unkeyed !== undefined]).toEqual([
        label,
        method === 'POST' && unkeyed === undefined,
        method === 'POST' && unkeyed !== undefined,
      ]);
  });

  it.each(keyed)(
    '%s keeps an answer that holds no secret, and is asked for with none',
    (label, { body, response }) => {
      const asked = LEFT_OUT.includes(label) ? [] : fieldsOf(body).filter((field) => GUESSABLE.test(field));
      expect(fieldsOf(response).filter((field) => SECRET.test(field))).toEqual([]);
      expect(asked).toEqual([]);
    },
  );

  it('is of nothing that comes as a file, for of that nothing is kept to compare', () => {
    expect(keyed.filter(([, endpoint]) => takesFile(endpoint))).toEqual([]);
  });
});
