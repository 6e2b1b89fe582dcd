import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  readTheorySearch,
  THEORY_ORDERS,
  THEORY_STATES,
  theoriesAddress,
  type TheoryOrder,
  type TheorySearch,
  type TheoryState,
} from './theory-search.ts';

/** As browsers read an address. */
function read(address: string): TheorySearch {
  const pairs = (address.split('?')[1] ?? '').split('&').map((pair) => pair.replaceAll('+', ' ').split('='));
  const params = new Map(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
  return readTheorySearch((name) => params.get(name) ?? '');
}

it('reads what an address says, and leaves out what can’t be meant', () => {
  expect(
    read('/teoria?busca=+farol++vivo+&serie=sal-na-lanterna&estado=abertas&ordem=mais-novas&pagina=2'),
  ).toEqual({
    q: 'farol vivo',
    show: 'sal-na-lanterna',
    state: 'open',
    sort: 'newest',
    page: 2,
  });
  const nothing = { q: undefined, show: undefined, state: undefined, sort: undefined, page: undefined };
  expect(read('/teoria')).toEqual(nothing);
  // What a form sends whose fields were left alone, and what somebody writes by hand.
  expect(read('/teoria?busca=&serie=&estado=&ordem=&pagina=1')).toEqual(nothing);
  expect(read('/teoria?busca=%00&serie=../x&estado=open&ordem=votes&pagina=-1')).toEqual(nothing);
});

it('writes an address that is read back as it was', () => {
  const searches: fc.Arbitrary<TheorySearch> = fc.record({
    q: fc.option(
      fc
        .string({ unit: 'grapheme', maxLength: 40 })
        .map((text) => read(`/?busca=${encodeURIComponent(text)}`).q),
      { nil: undefined },
    ),
    show: fc.constantFrom(undefined, 'sal-na-lanterna'),
    state: fc.constantFrom(undefined, ...(Object.keys(THEORY_STATES) as TheoryState[])),
    sort: fc.constantFrom(undefined, ...(Object.keys(THEORY_ORDERS) as TheoryOrder[])),
    page: fc.constantFrom(undefined, 2, 9999),
  });
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(theoriesAddress(search))).toEqual(search);
    }),
  );
});

it('has the plain address for everything', () => expect(theoriesAddress({ page: 1 })).toBe('/teoria'));
