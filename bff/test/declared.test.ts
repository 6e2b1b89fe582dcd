import { expect, it } from 'vitest';
import { undeclared } from './declared.ts';

/** Lists that do without, each a decision: letters are looked for by those who write them, kinds of prizes are a few. */
const WITHOUT = {
  search: ['/admin/dispatches/dispatch-list', '/admin/email-templates', '/admin/prizes/kinds'],
  page: ['/admin/dispatches/dispatch-list'],
  menu: [],
};

it('has for each list of records an export, a place in the search, the pages of the audit and of a remote', () => {
  expect(undeclared(WITHOUT)).toEqual([]);
});

it('names what is missing', () => {
  expect(undeclared({ search: [], page: [], menu: [] })).toEqual(
    expect.arrayContaining(['/admin/email-templates: the search finds none of them']),
  );
});
