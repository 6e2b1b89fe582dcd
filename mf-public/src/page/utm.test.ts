import { expect, it } from 'vitest';
import { rememberUtm, visitUtm } from './utm.ts';

it("keeps the first address's marks and no later ones", () => {
  rememberUtm('?utm_source=insta&utm_campaign=teaser&other=1');
  rememberUtm('?utm_source=later');
  expect(visitUtm()).toEqual({ source: 'insta', campaign: 'teaser' });
});

it('cuts a mark at what the contract accepts', () => {
  rememberUtm(`?utm_source=${'x'.repeat(300)}`);
  expect(visitUtm()?.source).toHaveLength(100);
});

it('gives nothing for a visit without marks, whatever comes later', () => {
  rememberUtm('');
  rememberUtm('?utm_source=later');
  expect(visitUtm()).toBeUndefined();
});
