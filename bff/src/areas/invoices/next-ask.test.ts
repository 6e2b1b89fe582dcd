import { expect, it } from 'vitest';
import { nextAsk } from './next-ask.ts';

const SENT = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => {
  const now = new Date(SENT.getTime() + minutes * 60_000);
  const { askAt, isOver } = nextAsk(SENT, now, 7);
  return [(askAt.getTime() - now.getTime()) / 60_000, isOver];
};

it('asks again after as long as it waited, and gives it to a person in the end', () => {
  expect(after(0)).toEqual([5, false]);
  expect(after(40)).toEqual([40, false]);
  expect(after(3 * 24 * 60)).toEqual([12 * 60, false]);
  expect(after(7 * 24 * 60)).toEqual([12 * 60, true]);
});
