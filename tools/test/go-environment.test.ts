import { expect, it } from 'vitest';
import { goEnvironment } from './go-environment.ts';

const GB = 1024 ** 3;

it('leaves half of the cores to the step beside it, and one to itself', () => {
  expect([1, 2, 8].map((cores) => goEnvironment(GB, cores)['GOMAXPROCS'])).toEqual(['1', '1', '4']);
});

it('looks for garbage late where a quarter of the memory is room enough, and as ever elsewhere', () => {
  expect(goEnvironment(16 * GB, 2)).toEqual({
    GOMAXPROCS: '1',
    GOGC: 'off',
    GOMEMLIMIT: `${4 * GB}B`,
  });
  expect(goEnvironment(15 * GB, 2)).toEqual({ GOMAXPROCS: '1' });
});
