import { expect, it } from 'vitest';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { dialogsOf, isDialogAsked } from './dialog-address.ts';

const entry = (id: string, widgets: string[]): RemoteEntry => ({
  id,
  version: '1.0.0',
  build: '0123456789abcdef',
  base: `/mf/${id}/0123456789abcdef/`,
  entry: 'remoteEntry.js',
  integrity: {},
  styles: [],
  shellApi: '^1.0.0',
  basePaths: [],
  widgets,
});

it('reads the dialogs from the slots that remotes fill', () => {
  const [first, second] = [entry('mf-a', ['dialog.sac', 'profile.prizes']), entry('mf-b', ['dialog.help'])];
  expect(dialogsOf([first, second])).toEqual([
    { entry: first, parameter: 'sac' },
    { entry: second, parameter: 'help' },
  ]);
});

it.each([
  ['?sac', '', true],
  ['?utm_source=x&sac', '', true],
  ['', '#sac=secret', true],
  ['', '#sac', false],
  ['?help', '#help=1', false],
  ['', '', false],
])('%s%s asks for it: %s', (search, hash, asked) =>
  expect(isDialogAsked('sac', { search, hash })).toBe(asked),
);
