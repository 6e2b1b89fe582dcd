import { Mask } from 'maska';
import { describe, expect, it } from 'vitest';
import { compileMask } from './mask.ts';

/**
 * What vue-input-facade, whose notation the specification's is, writes for each of these: mask, typed, written.
 * Read from its tests; where we differ, our own stands beside it (docs/decisions/fields-and-photos.md says why).
 */
const ALIKE: readonly [string | string[], string, string][] = [
  ['#.#', '12', '1.2'],
  ['(#)', '(1)', '(1)'],
  ['#.#', '1.', '1.'],
  ['#.#', '123', '1.2'],
  ['AAa-####', 'abc1234567', 'ABc-1234'],
  ['(XX) - ## - ##', 'a5-12-34', '(a5) - 12 - 34'],
  ['+1 #', '12', '+1 2'],
  ['+1 #', '2', '+1 2'],
  ['##?#?.###', '12.345', '12.345'],
  ['##?#?.##?#?', '12.3', '12.3'],
  ['##?#?.##?#?', '123.456', '123.456'],
  ['(0##?) #####-####', '21986892332', '(021) 98689-2332'],
  ['(0##?) #####-####', '2)986892332', '(02) 98689-2332'],
  ['##?#?.###.#A?a?S', '12.3456abc', '12.345.6Abc'],
  ['##?#?.###.##?a?S', '12.3456ac', '12.345.6ac'],
  ['C?###', 'C123', 'C123'],
  ['C?###', '123', '123'],
  ['#*', '123456', '123456'],
  ['#* AA', '1234HH', '1234 HH'],
  ['##* AAA', 'abc1234xyz', '1234 XYZ'],
  ['FR## #### #### #### #### #### ###', 'FR7630006000011234567890189', 'FR76 3000 6000 0112 3456 7890 189'],
  ['A|D###', 'df1234', 'D123'],
  ['A|D###', '1234', ''],
  ['A|D###D|F|G', 'D123455F', 'D123F'],
  ['A|E###e|f', 'é123455F', 'E123f'],
  [['#.#'], '12', '1.2'],
  [['#.#'], '321', '3.2'],
  [['#.#', '##.#'], '12', '1.2'],
  [['#.#', '##.#'], '123', '12.3'],
  ...[
    ['#####', '#####-###'],
    ['#####-###', '#####'],
  ].flatMap((cep): [string[], string, string][] => [
    [cep, '12345', '12345'],
    [cep, '123456', '12345-6'],
    [cep, '12345678', '12345-678'],
  ]),
  [['###.###.###-##', '##.###.###/####-##'], '12345678901', '123.456.789-01'],
  ...['1234', '1234a', '12345', '123456'].map((agency): [string[], string, string] => [
    ['####', '####-#', '####-##'],
    agency,
    agency.replace('a', '').replace(/(.{4})(?=.)/, '$1-'),
  ]),
  ...['123456', '1234567', '12345678', '123456789', '1234567890'].map(
    (account): [string[], string, string] => [
      ['#####-#', '######-#', '#######-#', '########-#', '#########-#'],
      account,
      account.replace(/.$/, '-$&'),
    ],
  ),
  ...(['12 $12', '123 $123', '1234 $1,234', '12345 $12,345', '123456 $123,456'] as const).map(
    (line): [string[], string, string] => {
      const [typed = '', written = ''] = line.split(' ');
      return [['$###', '$#,###', '$##,###', '$###,###'], typed, written];
    },
  ),
  ...(
    [
      ['B11', 'B1 1'],
      ['B112', 'B11 2'],
      ['BB99', 'BB9 9'],
      ['BB990', 'BB99 0'],
    ] as const
  ).map(([typed, written]): [string[], string, string] => [
    ['A# #AA', 'AXX #AA', 'AA#X #AA'],
    typed,
    written,
  ]),
];

const APART: readonly (readonly [string | string[], string, theirs: string, ours: string])[] = [
  ['(#)', '1', '(1)', '(1'],
  ['[(#)]', '1', '[(1)]', '[(1'],
  ['#.#', '1', '1.', '1'],
  ['##(#)', '123', '12(3)', '12(3'],
  ['#\\#(#)', '12', '1#(2)', '1#(2'],
  ['+1 # 5', '2', '+1 2 5', '+1 2'],
  ['\\A # 5 \\A\\A', '2', 'A 2 5 AA', 'A 2'],
  [['###.###.###-##', '##.###.###/####-##'], '123456789012', '12.345.678/9012-', '12.345.678/9012'],
  ['+1 # 5', '', '+1 ', ''],
  ['\\+1 # 5', '', '+1 ', ''],
  ['', '12', '', '12'],
  [[], '12345', '', '12345'],
];

const masked = (mask: string | string[], typed: string) => new Mask(compileMask(mask)).masked(typed);

describe('the cases of vue-input-facade', () => {
  it.each(ALIKE)('%j turns %j into %j, as there', (mask, typed, written) => {
    expect(masked(mask, typed)).toBe(written);
  });

  it.each(APART)('%j turns %j not into %j but into %j', (mask, typed, theirs, ours) => {
    expect(masked(mask, typed)).toBe(ours);
    expect(theirs).not.toBe(ours);
  });
});
