import { expect, it } from 'vitest';
import { firstSearch } from './first-search.ts';

it('begins a visit with the page it came from, where that was ours and left before it could say so', () => {
  const here = { search: '?utm_source=dentro', origin: 'https://fio.example' };
  expect(firstSearch(here, 'https://fio.example/?utm_source=cartaz')).toBe('?utm_source=cartaz');
  expect(firstSearch(here, 'https://fio.example.evil/?utm_source=fora')).toBe(here.search);
  expect(firstSearch(here, '')).toBe(here.search);
});
