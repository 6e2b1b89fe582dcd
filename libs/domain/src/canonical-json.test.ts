import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import type { JsonValue } from './canonical-json.ts';

const json = fc.jsonValue() as fc.Arbitrary<JsonValue>;

function reversed(value: JsonValue): JsonValue {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, member === undefined ? member : reversed(member)]),
  );
}

describe('canonicalJson', () => {
  it('sorts keys at every depth and leaves undefined out', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é"' }], a: undefined, B: true })).toBe(
      '{"B":true,"b":[1,{"c":"é\\"","d":null}]}',
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(json, (value) => canonicalJson(reversed(value)) === canonicalJson(value)));
  });

  it('is JSON that says the same', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
