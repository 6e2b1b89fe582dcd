import { describe, expect, it } from 'vitest';
import { sharedModules, sinceTable } from '../shared.ts';
import { ALL } from './read-uses.ts';
import { requiredVersion, type Since, type Spoken } from './required-version.ts';

const SHELL_API = '1.12.0';
const since: Since = {
  '@fio/design-system/button#Button': '1.2.0',
  '@fio/design-system/layouts-admin#AdminDrawerEntry': '1.6.0',
  '@fio/design-system/styles.css#--fio-space-1': '1.0.0',
  '@fio/design-system/styles.css#--fio-space-2': '1.3.0',
  '@fio/design-system/styles.css#--fio-text': '1.4.0',
  '@fio/platform/area#late': '1.9.0',
  '@fio/platform/area#linesInput': '1.10.0',
  '@fio/platform/remote#Slot': '1.7.0',
  react: '1.1.0',
  'slot dialog.*': '1.8.0',
  'slot session.sign-in': '1.5.0',
  'zod/mini': '1.0.0',
  'zod/mini#object': '1.0.0',
  'zod/mini#uuid': '1.11.0',
};
const required = (spoken: Partial<Spoken>, shellApi = SHELL_API, table = since) =>
  requiredVersion({ uses: [], texts: [], declared: { menu: [] }, ...spoken }, table, shellApi);
const using = (request: string, ...names: string[]) => ({ uses: names.map((name) => ({ request, name })) });
const entry = {
  id: 'kit',
  section: 'logs' as const,
  title: { pt: 'Peças', en: 'Parts' },
  icon: 'logs',
  order: 1,
};

it.each<[string, Partial<Spoken>, string]>([
  ['nothing', {}, '1.0.0'],
  ['one name', using('@fio/design-system/button', 'Button'), '1.2.0'],
  ['two, of which ten is later than nine', using('@fio/platform/area', 'linesInput', 'late'), '1.10.0'],
  ['all of a module', using('@fio/platform/area', ALL), '1.10.0'],
  ['a name that the table lacks', using('@fio/platform/area', 'brandNew'), SHELL_API],
  ['a module that the table lacks', using('@fio/platform/brand-new', ALL), SHELL_API],
  ['a library', using('react', 'useState'), '1.1.0'],
  ['a name of the narrowed library', using('zod/mini', 'object'), '1.0.0'],
  ['a later name of it', using('zod/mini', 'uuid'), '1.11.0'],
  ['a type of it', using('zod/mini', 'infer'), '1.0.0'],
  ['a custom property', { texts: ['.a{color:var(--fio-text)}'] }, '1.4.0'],
  ['one of its own', { texts: ['.a{--fio-own:1px}'] }, '1.0.0'],
  ['one that is put together', { texts: ['style.gap="var(--fio-space-"+n+")"'] }, '1.3.0'],
  ['an entry of the menu', { declared: { menu: [entry] } }, '1.6.0'],
  ['an order in slots', { declared: { menu: [], slotOrder: {} } }, '1.7.0'],
  ["one of the shell's slots", { declared: { menu: [], widgets: ['session.sign-in'] } }, '1.5.0'],
  ['one of a kind of them', { declared: { menu: [], widgets: ['dialog.help'] } }, '1.8.0'],
  ["another remote's slot", { declared: { menu: [], widgets: ['profile.prizes'] } }, '1.0.0'],
])('asks for the version that has what is used: %s', (_what, spoken, version) => {
  expect(required(spoken)).toBe(version);
});

it('asks for nothing before the major version it is built against', () => {
  expect(required(using('@fio/platform/area', 'late'), '2.3.0')).toBe('2.0.0');
  expect(
    required(using('@fio/platform/area', 'late'), '2.3.0', { ...since, '@fio/platform/area#late': '2.1.0' }),
  ).toBe('2.1.0');
});

describe('the committed table', () => {
  it('knows each module the host provides, and what a manifest may speak of', () => {
    const table = sinceTable();
    const keys = Object.keys(table);
    const unknown = sharedModules().filter(
      ({ request }) => !(request in table) && !keys.some((key) => key.startsWith(`${request}#`)),
    );
    expect(unknown).toEqual([]);
    expect(keys).toEqual(
      expect.arrayContaining([
        '@fio/design-system/layouts-admin#AdminDrawerEntry',
        '@fio/platform/remote#Slot',
      ]),
    );
  });
});
