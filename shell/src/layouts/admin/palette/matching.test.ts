import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const offers = [
  { title: 'Aprovar…', text: 'Sugestões · Nova' },
  { title: 'Sugestões' },
  { title: 'Bloqueio de CPF' },
  { title: 'Nova enquete' },
];
const found = (query: string) => matching(offers, query).map(({ title }) => title);

it('finds by words of title and text, whatever their case, accents and order', () => {
  expect(found('CPF bloq')).toEqual(['Bloqueio de CPF']);
  expect(found('nova aprovar')).toEqual(['Aprovar…']);
  expect(found('suggestions')).toEqual([]);
});

it('has first what is called so', () => {
  expect(found('sugestoes')).toEqual(['Sugestões', 'Aprovar…']);
  expect(found('nova')).toEqual(['Nova enquete', 'Aprovar…']);
});

it('has everything in its order without a query', () => {
  expect(found(' ')).toEqual(offers.map(({ title }) => title));
});
