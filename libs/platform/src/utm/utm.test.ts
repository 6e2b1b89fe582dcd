import { beforeEach, expect, it } from 'vitest';
import { firstSearch, rememberUtm, visitInvitation, visitUtm } from './index.ts';

const DAY = 86_400_000;
const anotherVisit = () => sessionStorage.clear();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("keeps the first address's marks and no later ones", () => {
  rememberUtm('?utm_source=insta&utm_campaign=teaser&other=1');
  rememberUtm('?utm_source=later');
  expect(visitUtm()).toEqual({ source: 'insta', campaign: 'teaser' });
});

it('cuts a mark at what the contract accepts', () => {
  rememberUtm(`?utm_source=${'x'.repeat(300)}`);
  expect(visitUtm()?.source).toHaveLength(100);
});

it('gives nothing for a visit without marks, whatever comes later in it', () => {
  rememberUtm('');
  rememberUtm('?utm_source=later');
  expect(visitUtm()).toBeUndefined();
});

it('keeps the first marks through later visits, with or without marks', () => {
  rememberUtm('?utm_source=insta&utm_medium=story');
  anotherVisit();
  rememberUtm('?utm_source=busca');
  anotherVisit();
  rememberUtm('');
  expect(visitUtm()).toEqual({ source: 'insta', medium: 'story' });
});

it('takes the marks of a later visit where the first had none', () => {
  rememberUtm('');
  anotherVisit();
  rememberUtm('?utm_source=busca');
  expect(visitUtm()).toEqual({ source: 'busca' });
});

it('forgets them after 90 days', () => {
  const then = Date.now();
  rememberUtm('?utm_source=insta', then);
  expect(visitUtm(then + 89 * DAY)).toEqual({ source: 'insta' });
  expect(visitUtm(then + 91 * DAY)).toBeUndefined();
  anotherVisit();
  rememberUtm('?utm_source=busca', then + 91 * DAY);
  expect(visitUtm(then + 91 * DAY)).toEqual({ source: 'busca' });
});

it('keeps the first invitation through later visits, beside campaign marks and without', () => {
  rememberUtm('?convite=abcdefgh_-1&utm_source=insta');
  anotherVisit();
  rememberUtm('?convite=ABCDEFGH_-2');
  expect([visitInvitation(), visitUtm()?.source]).toEqual(['abcdefgh_-1', 'insta']);
  const now = Date.now();
  expect(visitInvitation(now + 91 * DAY)).toBeUndefined();
});

it('keeps no code that is none', () => {
  for (const code of ['', 'short', '<script>abc', 'abcdefgh_-12']) {
    anotherVisit();
    rememberUtm(`?convite=${encodeURIComponent(code)}`);
    expect(visitInvitation()).toBeUndefined();
  }
});

it('begins a visit with the page it came from, where that was ours and left before it could say so', () => {
  const here = { search: '?utm_source=dentro', origin: 'https://fio.example' };
  expect(firstSearch(here, 'https://fio.example/?utm_source=cartaz')).toBe('?utm_source=cartaz');
  expect(firstSearch(here, 'https://fio.example.evil/?utm_source=fora')).toBe(here.search);
  expect(firstSearch(here, '')).toBe(here.search);
});
