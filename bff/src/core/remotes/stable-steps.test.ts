import { expect, it } from 'vitest';
import { beforeLatest } from './stable-steps.ts';

const steps = (...texts: string[]) =>
  texts.map((text) => {
    const [kind = '', to = ''] = text.split(' ');
    return { kind, to };
  });

it.each([
  ['nothing before the first', steps('start a'), undefined],
  ['the one before', steps('start a', 'promote b', 'promote c'), 'b'],
  ['not what was rolled back from', steps('start a', 'promote b', 'promote c', 'rollback b'), 'a'],
  ['two back, and on from there', steps('start a', 'promote b', 'promote c', 'rollback a', 'promote d'), 'a'],
  ['nothing past the beginning', steps('start a', 'promote b', 'rollback a'), undefined],
  ['another, after the same twice', steps('start a', 'promote b', 'promote b'), 'a'],
])('finds %s', (_what, known, expected) => {
  expect(beforeLatest(known)).toBe(expected);
});
