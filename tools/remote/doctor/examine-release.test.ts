import type { RemoteRelease } from '@fio/contracts/admin/remotes';
import { expect, it } from 'vitest';
import { examineRelease } from './examine-release.ts';

const stable = { build: 'aaaaaaaaaaaaaaaa', version: '1.0.0', revision: null };
const canary = { build: 'bbbbbbbbbbbbbbbb', version: '1.1.0', revision: null, percent: 10 };
const release: RemoteRelease = {
  environment: 'production',
  remote: 'mf-shows',
  stable,
  canary: null,
  refused: [],
  serving: stable.build,
  changedAt: '2026-11-01T12:00:00Z',
};
const soon = new Date('2026-11-02T12:00:00Z');
const pageWith = (build: string) => new Map([['mf-shows', build]]);

it('finds nothing where pages have what is live, or its canary', () => {
  expect(examineRelease(release, pageWith(stable.build), soon)).toEqual([]);
  expect(examineRelease({ ...release, canary }, pageWith(canary.build), soon)).toEqual([]);
  expect(examineRelease(release, undefined, soon)).toEqual([]);
});

it.each<[string, Partial<RemoteRelease>, ReadonlyMap<string, string> | string, Date, RegExp]>([
  ['another build in the page', {}, pageWith('cccccccccccccccc'), soon, /has cccccccccccccccc instead of a/],
  ['no build in the page', {}, new Map(), soon, /has no build of it/],
  ['a page that is none', {}, 'the page / has no boot document', soon, /no boot document/],
  [
    'a refused build',
    { refused: [stable.build], serving: null },
    pageWith(stable.build),
    soon,
    /instead: nothing/,
  ],
  [
    'a canary left alone',
    { canary },
    pageWith(stable.build),
    new Date('2026-11-12T12:00:00Z'),
    /for 11 days/,
  ],
])('finds %s', (_what, change, page, now, problem) => {
  expect(examineRelease({ ...release, ...change }, page, now)).toEqual([expect.stringMatching(problem)]);
});
