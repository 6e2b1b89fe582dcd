import { describe, expect, it } from 'vitest';
import { type Proof, type WeighedClaim, weighClaims } from './confirmation.ts';

const claim = (id: string, proof: Proof | null, isContradicted = false): WeighedClaim => ({
  id,
  proof,
  isContradicted,
});

describe('claims of one receipt', () => {
  it.each<[string, WeighedClaim[], ReturnType<typeof weighClaims>]>([
    ['nobody', [], { waiting: true }],
    ['one that nothing has confirmed', [claim('a', null)], { waiting: true }],
    ['two that nothing has confirmed', [claim('a', null), claim('b', null)], { waiting: true }],
    ['the only one of a receipt that exists', [claim('a', 'receipt')], { confirmed: 'a' }],
    [
      'two of a receipt that exists, whichever was asked about',
      [claim('a', 'receipt'), claim('b', null)],
      { forPerson: ['a', 'b'] },
    ],
    [
      'two that match a receipt that exists',
      [claim('a', 'receipt'), claim('b', 'receipt')],
      { forPerson: ['a', 'b'] },
    ],
    [
      'a holder beside one who knows the key',
      [claim('a', 'receipt'), claim('b', 'holder')],
      { confirmed: 'b' },
    ],
    ['a buyer beside a holder', [claim('a', 'holder'), claim('b', 'buyer')], { confirmed: 'b' }],
    ['two holders', [claim('a', 'holder'), claim('b', 'holder')], { forPerson: ['a', 'b'] }],
    ['one that a source contradicts', [claim('a', null, true)], { forPerson: ['a'] }],
    ['a contradiction weighs more than a confirmation', [claim('a', 'holder', true)], { forPerson: ['a'] }],
    [
      'one that fits beside one that is contradicted',
      [claim('a', 'receipt', true), claim('b', 'receipt')],
      { confirmed: 'b' },
    ],
    [
      'one that is contradicted beside one that waits',
      [claim('a', null, true), claim('b', null)],
      { forPerson: ['a'] },
    ],
  ])('%s', (_what, claims, expected) => {
    expect(weighClaims(claims)).toEqual(expected);
  });
});
