import { expect, it } from 'vitest';
import { scopeOf as scopeAmong, testsOf } from './scope.ts';
import { withUsers } from './users-of.ts';

const scopeOf = (files: readonly string[]) => scopeAmong(files, ['faq', 'sac']);

it('knows a change within areas, with its contract, its tests and what is written of it', () => {
  const files = [
    'bff/src/areas/faq/read-faq.ts',
    'mf-admin-promo/src/areas/faq/faq.pt.ts',
    'libs/contracts/src/admin/faq.ts',
    'e2e/sac.test.ts',
    'docs/README.md',
  ];
  expect(scopeOf(files).areas).toEqual(['faq']);
  expect(scopeOf(['docs/README.md']).areas).toEqual([]);
});

it.each([
  'bff/src/core/clock.ts',
  'bff/src/areas/index.ts',
  'libs/contracts/src/admin/lists.ts',
  'package-lock.json',
])('takes a change of %s for one of everything', (file) => {
  expect(scopeOf(['bff/src/areas/faq/read-faq.ts', file]).areas).toBeNull();
});

const tests = [
  { file: 'bff/src/areas/faq/order.test.ts', text: '' },
  { file: 'bff/src/areas/search/search.test.ts', text: "from '../faq/read-faq.ts'" },
  { file: 'e2e/faq.test.ts', text: '' },
  { file: 'e2e/sac.test.ts', text: "from '../bff/src/areas/sac/letters.ts'" },
  { file: 'e2e/share.test.ts', text: '' },
];

it('chooses the tests of an area, those named for it and those that use it', () => {
  expect(testsOf(scopeOf(['mf-admin-promo/src/areas/faq/faq.pt.ts']), tests)).toEqual([
    'bff/src/areas/faq/order.test.ts',
    'bff/src/areas/search/search.test.ts',
    'e2e/faq.test.ts',
  ]);
});

it('chooses a test that changed, none for prose, and all where the change is beyond areas', () => {
  expect(testsOf(scopeOf(['e2e/share.test.ts']), tests)).toEqual(['e2e/share.test.ts']);
  expect(testsOf(scopeOf(['README.md']), tests)).toEqual([]);
  expect(testsOf(scopeOf(['shell/src/index.ts']), tests)).toEqual(tests.map(({ file }) => file));
});

it('follows the doors to whoever uses an area, also by way of another', () => {
  const imports = [
    { from: 'areas/invoices/accept.ts', to: 'areas/tickets/index.ts' },
    { from: 'areas/privacy/erase.ts', to: 'areas/invoices/index.ts' },
    { from: 'areas/faq/faq.ts', to: 'core/clock.ts' },
  ];
  expect(withUsers(['tickets'], imports)).toEqual(['tickets', 'invoices', 'privacy']);
  expect(withUsers(['faq'], imports)).toEqual(['faq']);
});
