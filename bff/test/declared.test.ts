import { expect, it } from 'vitest';
import { undeclared } from './declared.ts';

/**
 * What does without, each a decision: letters are looked for by those who write them, and the
 * release's one endpoint hands on what the process was started with.
 */
const WITHOUT = {
  search: [],
  page: ['/admin/dispatches/dispatch-list'],
  menu: [],
  test: ['release'],
};

it('has for each list of records an export, a place in the search, the pages of the audit and of a remote, and for each area a test', async () => {
  expect(await undeclared(WITHOUT)).toEqual([]);
});

it('names what is missing', async () => {
  expect(await undeclared({ search: [], page: [], menu: [], test: [] })).toEqual(
    expect.arrayContaining([
      '/admin/dispatches/dispatch-list: the audit leads to none of them',
      'release: no test lies beside it',
    ]),
  );
});
