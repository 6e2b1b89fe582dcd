import { expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

const list = (page: number, total: number, turn?: object) => ({
  items: [],
  total,
  page,
  perPage: 25,
  ...(turn && { turn: { isMore: false, ...turn } as never }),
});

it.each([
  ['the only page', list(1, 3), '</api/a?q=x>; rel="first", </api/a?q=x&page=1>; rel="last"'],
  [
    'one in the middle',
    list(2, 60),
    '</api/a?q=x>; rel="first", </api/a?q=x&page=1>; rel="prev", </api/a?q=x&page=3>; rel="next", </api/a?q=x&page=3>; rel="last"',
  ],
  [
    'one of a large list, by its records',
    list(2, 60, { before: '7', after: '9' }),
    '</api/a?q=x>; rel="first", </api/a?q=x&page=1&before=7>; rel="prev", </api/a?q=x&page=3&after=9>; rel="next", </api/a?q=x&page=-1>; rel="last"',
  ],
  [
    'one of a large list that counts from the end',
    list(-2, 10_000, { before: '7', after: '9' }),
    '</api/a?q=x>; rel="first", </api/a?q=x&page=-3&before=7>; rel="prev", </api/a?q=x&page=-1&after=9>; rel="next", </api/a?q=x&page=-1>; rel="last"',
  ],
])('leads from %s to the others, and keeps what was asked', (_, body, expected) => {
  expect(pageLinks('/api/a?q=x&page=2&after=1', body)).toBe(expected);
});

it('keeps a question mark that was looked for, and leaves out what no header holds', () => {
  expect(pageLinks('/api/a?q=quem?', list(1, 3))).toContain('</api/a?q=quem%3F>; rel="first"');
  expect(pageLinks(`/api/a?q=${encodeURIComponent('ção'.repeat(66))}`, list(2, 60))).toBeNull();
});

it('keeps filters, and says nothing of what is no list', () => {
  expect(pageLinks('/api/a?f%5Bstate%5D=open', list(1, 1))).toContain('f%5Bstate%5D=open');
  for (const body of [
    null,
    3,
    [],
    { items: [] },
    { items: 'x', total: 1, page: 1, perPage: 1 },
    { items: [], total: 1 },
  ])
    expect(pageLinks('/api/a', body)).toBeNull();
});
