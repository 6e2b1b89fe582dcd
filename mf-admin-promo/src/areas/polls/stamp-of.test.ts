import { expect, it } from 'vitest';
import { stampOf } from './stamp-of.ts';

const options = [
  { id: 'yes', label: 'Sim', votes: 0 },
  { id: 'no', label: 'Não', votes: 0 },
];

it('goes with yes and no, and is the person’s to say of several answers', () => {
  expect(stampOf({ type: 'yes_no', options }, 'yes')).toBe('confirmed');
  expect(stampOf({ type: 'yes_no', options }, 'no')).toBe('denied');
  expect(stampOf({ type: 'yes_no', options }, '')).toBeNull();
  expect(stampOf({ type: 'multiple', options }, 'yes')).toBeNull();
});
