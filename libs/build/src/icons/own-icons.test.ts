import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MenuEntry } from '@fio/contracts/documents/manifest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOwnIcons } from './own-icons.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'fio-icons-'));
  mkdirSync(join(dir, 'src/icons'), { recursive: true });
  writeFileSync(join(dir, 'src/icons/bolt.svg'), '<svg viewBox="0 0 24 24"><path d="M1 2v3"/></svg>');
  writeFileSync(join(dir, 'src/icons/bad.svg'), '<svg viewBox="0 0 24 24"><script/></svg>');
});
afterAll(() => rmSync(dir, { recursive: true }));

const menu = (icon: string): MenuEntry[] => [
  { id: 'x', section: 'promotion', title: { pt: 'X', en: 'X' }, icon, order: 1 },
];

it('takes the drawing of a remote beside its name, and leaves the shell its own', () => {
  expect(withOwnIcons(dir, menu('bolt'))).toEqual([{ ...menu('bolt')[0], drawing: ['M1 2v3'] }]);
  expect(withOwnIcons(dir, menu('shows'))).toEqual(menu('shows'));
});

it('says which icon is unknown and what to do, and what is wrong with a file', () => {
  expect(() => withOwnIcons(dir, menu('bolts'))).toThrow(
    /menu entry x has the unknown icon bolts\. Draw it in src\/icons\/bolts\.svg, .*: dashboard, users/,
  );
  expect(() => withOwnIcons(dir, menu('bad'))).toThrow('src/icons/bad.svg: <script> is no element');
});
