import fc from 'fast-check';

/** Names that every object has without anybody having given them. */
const PROTOTYPE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

/** Numbers at the ends of what a column, a double and a date can hold, as JSON writes them. */
const NUMBERS = [
  ...['0', '-0', '-1', '1.5', '0.1e-400', '1e400', '-1e400', '1e21', '99999999999999999999'],
  ...['2147483647', '2147483648', '-2147483649', '4294967296'],
  ...['9007199254740991', '9007199254740993', '-9007199254740991', '9223372036854775808'],
];

/** Days and times that read like one and are none, or that no calendar of the database has. */
const TIMES = [
  ...['9999-99-99', '2026-02-30', '2026-13-01', '0000-00-00', '0000-01-01', '0001-01-01', '9999-12-31'],
  ...['+275760-09-13', '-271821-04-20', '10000-01-01', '2026-11-22T25:61:61Z', '9999-12-31T23:59:59Z'],
  ...['0000-01-01T00:00:00Z', '2026-11-22T12:00:00+99:99', '2016-12-31T23:59:60Z', '24:00', '2026-W01'],
];

const TEXTS = [
  ...['', ' ', 'null', 'undefined', 'NaN', 'Infinity', '-Infinity', 'true', '[]', '{}', '[object Object]'],
  ...['\0', 'a\0b', '\uD800', 'a\uDFFFb', '\u202Eabc', '\uFEFF', '\u200B', 'e\u0301', '\u00E9', 'ﬁ', 'İ'],
  ...["'; drop table shows --", '%', '%_', '\\', '$1', '../..', '..%2f', '<script>', '${7*7}', '{{7*7}}'],
  ...['\r\nX-Evil: 1', '\t\n', '1,2', '1;2', '*', '::1', '999.999.999.999', 'fe80::1%eth0', '()', '\\u0000'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '1:*', "''", '🧶'],
  'x'.repeat(300),
  'ã'.repeat(5000),
  '9'.repeat(400),
];

/** Any character there is. fast-check's own texts of them take six seconds to be made ready for being told apart again. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));

/** A text that nobody would type into a form. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...TIMES),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...PROTOTYPE_NAMES),
  fc.array(anyCharacter, { maxLength: 40 }).map((all) => all.join('')),
);

/** A name for a field or a query parameter that no contract has. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PROTOTYPE_NAMES) },
  { weight: 1, arbitrary: hostileText },
);

/** So deep that a walk that calls itself feels it. */
const nested = (depth: number) =>
  fc.constantFrom('['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth) + '1' + '}'.repeat(depth));

/** JSON written by hand, for much of it no value of JavaScript stands for: -0, 1e400, a name twice. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 4, arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '{"":1}') },
  {
    weight: 3,
    arbitrary: hostileName.map((name) => `{${JSON.stringify(name)}:{"a":1}}`),
  },
  { weight: 1, arbitrary: fc.constant('{"a":1,"a":2}') },
  { weight: 1, arbitrary: fc.constantFrom(60, 3000).chain(nested) },
);
