// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRecent, noteRecent, recentOf } from './recent.ts';

const record = { title: 'Ana Souza', list: '/admin/registrations' };
const ids = (person = 'ana') => recentOf(person).map(({ id }) => id);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('has the latest first, each once, and for each person their own', () => {
  noteRecent('ana', { id: '/admin/polls', at: 1 });
  noteRecent('ana', { id: '/admin/registrations/1', at: 2, record });
  noteRecent('ana', { id: '/admin/faq', at: 3 });
  noteRecent('ana', { id: '/admin/polls', at: 4 });
  expect(ids()).toEqual(['/admin/polls', '/admin/faq', '/admin/registrations/1']);
  expect(ids('bia')).toEqual([]);
});

it('keeps no name beyond the tab, and nothing beyond the sign-out', () => {
  noteRecent('ana', { id: '/admin/registrations/1', at: 1, record });
  noteRecent('ana', { id: '/admin/faq', at: 2 });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ana');
  localStorage.setItem('menu.ana', '[]');
  forgetRecent();
  expect(ids()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['menu.ana']);
});

it('forgets who was here before when somebody else comes', () => {
  noteRecent('ana', { id: '/admin/registrations/1', at: 1, record });
  noteRecent('bia', { id: '/admin/faq', at: 2 });
  forgetRecent('bia');
  expect([ids('ana'), ids('bia')]).toEqual([[], ['/admin/faq']]);
});

it('takes what it cannot read for nothing', () => {
  localStorage.setItem('palette.ana', '{');
  sessionStorage.setItem('palette.ana', '[{"id":1},null,{"id":"/admin/faq","at":1}]');
  expect(ids()).toEqual(['/admin/faq']);
});

it('stops nobody where nothing more can be kept', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => noteRecent('ana', { id: '/admin/faq', at: 1 })).not.toThrow();
  full.mockRestore();
});
