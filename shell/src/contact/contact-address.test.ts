import { expect, it } from 'vitest';
import { contactAddress } from './contact-address.ts';

it.each([
  ['', '?sac'],
  ['?utm_source=x', '?utm_source=x&sac'],
  ['?sac', '?sac'],
  ['?sac&utm_source=x', '?utm_source=x&sac'],
])('%s becomes %s', (search, wanted) => expect(contactAddress(search)).toBe(wanted));
