import { expect, it } from 'vitest';
import { reportProgress } from './report-progress.ts';

const told = (isTTY: boolean, total: number) => {
  const texts: string[] = [];
  const tell = reportProgress({ isTTY, write: (text) => texts.push(text) });
  for (let done = 1; done <= total; done += 1) tell('before', { part: 'mf-a', done, kept: done - 1, total });
  return texts;
};

it('writes over one line of a terminal', () => {
  expect(told(true, 2)).toEqual([
    '\r\u001B[Kmf-a, before: 1 of 2 pictures',
    '\r\u001B[Kmf-a, before: 2 of 2 pictures, 1 taken earlier\n',
  ]);
});

it('writes few lines into a file, the last among them', () => {
  expect(told(false, 45)).toEqual([
    'mf-a, before: 20 of 45 pictures, 19 taken earlier\n',
    'mf-a, before: 40 of 45 pictures, 39 taken earlier\n',
    'mf-a, before: 45 of 45 pictures, 44 taken earlier\n',
  ]);
});
