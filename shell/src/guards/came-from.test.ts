import { rememberRedirect, takeRedirect } from '@fio/platform/settings';
import { beforeEach, expect, it } from 'vitest';
import { rememberCameFrom } from './came-from.ts';

const HERE = 'https://fio.example';

const opened = (pathname: string, referrer: string, from?: string, type = 'navigate') => ({
  location: { origin: HERE, pathname },
  document: { referrer },
  performance: { getEntriesByType: () => [{ type } as PerformanceNavigationTiming] },
  ...(from !== undefined && { navigation: { activation: { from: { url: from } } } }),
});

beforeEach(() => void takeRedirect('user'));

it.each([
  ['the page a link was followed on, whole', `${HERE}/faq?a=1`, `${HERE}/faq?a=1#nota`, '/faq?a=1#nota'],
  ['that of another tab, not what this one showed', `${HERE}/faq`, `${HERE}/teoria#um`, '/faq'],
  [
    'what the referrer says of it where the browser knows no better',
    `${HERE}/faq?a=1`,
    undefined,
    '/faq?a=1',
  ],
])('remembers %s', (_, referrer, from, remembered) => {
  rememberCameFrom(opened('/login', referrer, from));
  expect(takeRedirect('user')).toBe(remembered);
});

it.each([
  ['another site', '/login', 'https://outro.example/faq'],
  ['another page for guests', '/login', `${HERE}/register`],
  ['a page of whoever has just signed out', '/login', `${HERE}/perfil`],
  ['the back office', '/login', `${HERE}/admin/polls`],
  ['an address that was typed, whatever was there before', '/login', '', `${HERE}/faq`],
  ['a page, to one that is no sign-in', '/teoria', `${HERE}/faq`],
])('remembers nothing of %s', (_, pathname, referrer, from?: string) => {
  rememberCameFrom(opened(pathname, referrer, from));
  expect(takeRedirect('user')).toBeUndefined();
});

it('keeps what was remembered since, where the page is loaded again', () => {
  rememberRedirect('user', '/perfil');
  rememberCameFrom(opened('/login', `${HERE}/faq`, undefined, 'reload'));
  expect(takeRedirect('user')).toBe('/perfil');
});
