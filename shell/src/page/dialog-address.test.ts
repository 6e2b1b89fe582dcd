import { expect, it } from 'vitest';
import { dialogAddress } from './dialog-address.ts';

it.each([
  ['', '?nota'],
  ['?aba=numeros&utm_source=x', '?aba=numeros&utm_source=x&nota'],
  ['?nota', '?nota'],
  ['?nota=xml&aba=notas', '?aba=notas&nota'],
])('%s becomes %s', (search, wanted) => expect(dialogAddress(search, 'nota')).toBe(wanted));
