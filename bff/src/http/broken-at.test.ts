import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenAt } from './broken-at.ts';

it.each([
  ['', '1:1'],
  ['{"text":', '1:9'],
  ['{"sales": [\n  {"key": 1,}\n]}', '2:13'],
  ["{'a': 1}", '1:2'],
  ['{"a" 1}', '1:6'],
  ['{"a": 01}', '1:8'],
  ['[1 2]', '1:4'],
  ['[1, 2}', '1:6'],
  ['{"a": 1} {}', '1:10'],
  ['{"a": "two\nlines"}', '1:7'],
  ['[true, falsch]', '1:8'],
  ['{"a": TRUE}', '1:7'],
  ['{1: 2}', '1:2'],
  ['[,]', '1:2'],
  ['1, 2', '1:2'],
  [']', '1:1'],
])('says where %j stops being JSON', (text, place) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(brokenAt(text)).toBe(place);
});

it('finds all JSON whole, however it is laid out', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, space) => {
      const lines = JSON.stringify(JSON.parse(json), undefined, space).split('\n');
      const end = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
      expect(brokenAt(`${lines.join('\n')}#`)).toBe(end);
    }),
  );
});

it('stands at the end of what is only cut off', () => {
  const text = '{"a": [1, {"b": null}]}';
  for (const end of [1, 5, 7, 8, 20, 21, 22]) expect(brokenAt(text.slice(0, end))).toBe(`1:${end + 1}`);
});

it('takes no stack for what is nested deep or full of escapes', () => {
  expect(brokenAt('['.repeat(200_000))).toBe('1:200001');
  expect(brokenAt(`"${'\\n'.repeat(300_000)}" #`)).toBe('1:600004');
});
