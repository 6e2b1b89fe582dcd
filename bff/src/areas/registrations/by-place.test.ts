import { expect, it } from 'vitest';
import { byPlace } from './by-place.ts';

const placed = (f: object) => byPlace({ page: 1, f: { ...f, marketing: 'yes' } }).f;

it('asks for nobody where the unit has no such city, and leaves everything else as it was', () => {
  expect(placed({ uf: 'SP', city: 'Ilhéus' })).toEqual({ uf: 'SP', city: '', marketing: 'yes' });
  for (const f of [{ uf: 'BA' }, { city: 'Ilhéus' }, {}])
    expect(placed(f)).toEqual({ ...f, marketing: 'yes' });
});

it('asks for the city alone where there is no other of its name', () => {
  expect(placed({ uf: 'BA', city: 'Ilhéus' })).toEqual({ city: 'Ilhéus', marketing: 'yes' });
  const twin = { uf: 'PB', city: 'Água Branca' };
  expect(placed(twin)).toEqual({ ...twin, marketing: 'yes' });
});
