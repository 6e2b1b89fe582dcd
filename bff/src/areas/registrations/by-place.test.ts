import { expect, it } from 'vitest';
import { byPlace } from './by-place.ts';

const placed = (f: object) => byPlace({ page: 1, f: { ...f, marketing: 'yes' } }).f;

it('asks for nobody where the unit has no such city, and leaves everything else as it was', () => {
  expect(placed({ uf: 'SP', city: 'Ilhéus' })).toEqual({ uf: 'SP', city: '', marketing: 'yes' });
  for (const f of [{ uf: 'BA', city: 'Ilhéus' }, { uf: 'BA' }, { city: 'Ilhéus' }, {}])
    expect(placed(f)).toEqual({ ...f, marketing: 'yes' });
});
