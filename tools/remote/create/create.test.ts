import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ARGS, BUILT, expectMade } from './made-remote.ts';
import { readNewRemote } from './new-remote.ts';
import { taken } from './taken.ts';

// That it passes every check of the test run, the night says (create.nightly.ts).
it('makes a remote that compiles and builds, and changes no other package', { timeout: 900_000 }, () =>
  expectMade(BUILT),
);

it('says everything that is missing at once', () => {
  expect(() => readNewRemote(['mf-public'])).toThrow(
    /"mf-public" is no name[^]*title in both languages[^]*--owner is the team[^]*For example/,
  );
  expect(() => readNewRemote([...ARGS, '--colour', 'red'])).toThrow("Unknown option '--colour'");
});

it('refuses a name that another remote has', async () => {
  const root = join(import.meta.dirname, '../../..');
  const problems = (area: string) => taken(root, { ...readNewRemote(ARGS), id: `mf-admin-${area}`, area });
  expect(await problems('logs')).toEqual(['The folder mf-admin-logs exists already.']);
  expect(await problems('faq')).toEqual([
    '/admin/faq belongs to mf-admin-promo.',
    "The menu entry faq is mf-admin-promo's.",
  ]);
  expect(await problems('gift-cards')).toEqual([]);
});
