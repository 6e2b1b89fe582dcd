import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test('accents and case do not matter', () => {
  expect(plain('São João del-Rei')).toBe(plain('SAO JOAO DEL-REI'));
});
