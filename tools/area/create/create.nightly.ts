import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exec } from '../../shared/exec.ts';
import { once } from '../../shared/once.ts';
import { command } from '../../shared/paths.ts';
import { entriesOf, withEntries } from './entries.ts';
import {
  CONTRACT,
  declaredIn,
  inside,
  MADE,
  makeArea,
  SCREEN,
  SCREEN_FILES,
  SERVER,
  SERVER_FILES,
} from './made-area.ts';
import { complaints, linesLeft, linesOf, passing, type Removal, wholeOf, without } from './removals.ts';
import type { Lacking, unseenInSchema } from './schema-removals.ts';

// That the area is whole as it is made, each run says (create.test.ts).
const TERMS = ['libs/contracts/src/terms/partners.pt.ts', 'libs/contracts/src/terms/partners.en.ts'];
const entries = entriesOf(MADE);

let root: string;
/** The files of the list of areas as they were. */
const before = new Map<string, string>();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fio-area-'));
  await makeArea(root, () => {
    for (const { file } of entries) before.set(file, readFileSync(join(root, file), 'utf8'));
  });
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000);

const declared = () => declaredIn(root);
const textsOf = (removals: readonly Removal[]) => removals.map(({ text }) => text.trim());

/** Whether the compiler complains of that file. */
const namedIn = (found: ReadonlySet<string>, file: string) => [...found].some((one) => one.endsWith(file));

/** Runs `work` while a file says something else. */
async function during<T>(
  changes: Readonly<Record<string, string | null>>,
  work: () => Promise<T>,
): Promise<T> {
  const files = Object.keys(changes);
  const kept = files.map((file) => readFileSync(join(root, file), 'utf8'));
  for (const [file, text] of Object.entries(changes))
    if (text === null) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  try {
    return await work();
  } finally {
    files.forEach((file, index) => writeFileSync(join(root, file), kept[index] ?? ''));
  }
}

/** A file of the lists of areas with all its entries but one. */
function lacking(file: string, text: string): Record<string, string> {
  const own = entries.filter((one) => one.file === file);
  const rest = own.filter((one) => !one.text.includes(text));
  expect(own.length - rest.length, `${file}: ${text}`).toBe(1);
  return { [file]: withEntries(before.get(file) ?? '', rest) ?? '' };
}

const byContract = (removals: readonly Removal[]) =>
  Object.groupBy(removals, ({ file }) => (file === CONTRACT ? 'contract' : 'own'));

/** What the types let pass, of the server's lines and its contract's. */
const ofServer = once(async () => {
  const files = inside(SERVER, SERVER_FILES);
  const left = linesLeft(root, [...files, CONTRACT], 60);
  return byContract(await passing(root, SERVER, 'bff', [...left, ...wholeOf(files)]));
});

/** The same of the screen's, and of the contract's that the server lets pass: what all stand on is compiled once. */
const ofScreen = once(async () => {
  const files = inside(SCREEN, SCREEN_FILES);
  const { contract = [] } = await ofServer();
  const removals = [...linesLeft(root, files, 40), ...wholeOf(files), ...contract];
  return byContract(await passing(root, SCREEN, 'mf-admin-promo', removals));
});

it(
  'loses no line on the server or of its contract without a type error, but its export, which is named',
  { timeout: 300_000 },
  async () => {
    // The door is asked for by the list of areas alone, which is tried below.
    const { own = [] } = await ofServer();
    expect(textsOf(own)).toEqual(['exports: [partnerExports],', `${SERVER}/index.ts`]);
    expect((await ofScreen()).contract ?? []).toEqual([]);
  },
);

/** What the types let pass on the screen: a form may keep what it doesn't ask for, such as what an action of its own changes. */
const SHOWN = ["{ field: 'name', input: TextInput },", "{ field: 'address', input: TextInput },"];

it(
  'loses no line on the screen without a type error, but what it chooses to show',
  { timeout: 300_000 },
  async () => {
    const { own = [] } = await ofScreen();
    expect(textsOf(own)).toEqual([...SHOWN, `${SCREEN}/partners.area.tsx`]);
    const list = 'mf-admin-promo/src/areas.ts';
    const missing = { [`${SCREEN}/partners.area.tsx`]: null };
    const named = await during(missing, () => complaints(root, 'list', [list], 'mf-admin-promo'));
    expect(namedIn(named, list)).toBe(true);
  },
);

it('misses a word of its name that stands in one language', { timeout: 300_000 }, async () => {
  const names = ['pt', 'en'].map((language) => `libs/contracts/src/terms/areas.${language}.ts`);
  const audited = 'libs/platform/src/area/audit/audited-terms.en.ts';
  // None of the three leans on another. What English has alone in the audit the test of its words names.
  const files = [...names, audited];
  const changes = [...names.map((file) => lacking(file, 'partners')), lacking(audited, 'prefixed')];
  const named = await during(Object.assign({}, ...changes) as Record<string, string>, () =>
    complaints(root, 'words', files, 'libs/platform'),
  );
  expect(files.filter((file) => !namedIn(named, file))).toEqual([]);
});

it('misses a word of its fields that stands in one language', { timeout: 300_000 }, async () => {
  const [pt = '', en = ''] = TERMS.map((file) => readFileSync(join(root, file), 'utf8'));
  const lack = (text: string) => text.replace(/ address: '[^']*',/, '');
  const write = (name: string, text: string) =>
    writeFileSync(join(root, `libs/contracts/src/terms/${name}.ts`), text);
  // Beside the area's own, and compiled with them at once.
  write('lacking-pt.pt', lack(pt));
  write('lacking-pt.en', en.replace('./partners.pt.ts', './lacking-pt.pt.ts'));
  write('lacking-en.en', lack(en));
  const lackingFiles = ['pt', 'en'].map((language) => `libs/contracts/src/terms/lacking-${language}.en.ts`);
  const named = await complaints(root, 'terms', [...TERMS, ...lackingFiles], 'libs/contracts');
  expect([...TERMS, ...lackingFiles].filter((file) => namedIn(named, file))).toEqual(lackingFiles);
  for (const name of ['lacking-pt.pt', 'lacking-pt.en', 'lacking-en.en'])
    rmSync(join(root, `libs/contracts/src/terms/${name}.ts`));
});

it('has its permission and its contract in their lists, by type', { timeout: 300_000 }, async () => {
  const list = 'libs/contracts/src/contracts.ts';
  const check = () => complaints(root, 'lists', [list, CONTRACT], 'libs/contracts');
  const names = (found: Set<string>) => [...found].map((file) => file.replace(/^.*src\//, '')).toSorted();
  expect(names(await check())).toEqual([]);
  const first = { ...lacking('libs/contracts/src/permissions.ts', 'partners'), ...lacking(list, 'import') };
  expect(names(await during(first, check))).toEqual(['admin/partners.ts', 'contracts.ts']);
  expect(names(await during(lacking(list, '\n  partners,'), check))).toEqual(['contracts.ts']);
});

it('is missed by name where a list lacks it', { timeout: 300_000 }, async () => {
  const remote = 'mf-admin-promo/src/remote.json';
  const plain = (file: string, line: string) => ({
    [file]: readFileSync(join(root, file), 'utf8').replace(line, ''),
  });
  const said = await during(
    {
      ...lacking('libs/contracts/src/admin/record-pages.ts', 'partners'),
      ...lacking('mf-admin-promo/src/areas.ts', 'partners'),
      [remote]: before.get(remote) ?? '',
      ...plain(`${SERVER}/index.ts`, '  exports: [partnerExports],\n'),
      [`${SERVER}/partners.test.ts`]: null,
    },
    declared,
  );
  for (const missed of [
    '/admin/partners/export: no area exports it',
    '/admin/partners: the audit leads to none of them',
    '/admin/partners: no remote has it among its base paths',
    'partners: nothing in the menu asks for it',
    "mf-admin-promo/src/areas/partners/partners.area.tsx: its remote doesn't list it",
    'partners: no test lies beside it',
  ])
    expect(said).toContain(missed);
  const areas = 'bff/src/areas/index.ts';
  expect(await during(lacking(areas, 'import'), declared)).toContain('partnersArea is not defined');
  expect(await during(lacking(areas, '\n  partnersArea,'), declared)).toContain(
    '/admin/partners/export: no area exports it',
  );
  expect(await during({ [`${SERVER}/index.ts`]: null }, declared)).toContain('partners/index.ts');
  expect(await during({ [CONTRACT]: null }, declared)).toContain('partners.ts');
});

it('has a group, and is drawn', { timeout: 300_000 }, async () => {
  // The third of them reads every import of the BFF.
  const ofLists = ['-t', 'are each in one group|are drawn as they are'];
  const lint = async () =>
    (await exec(command('vitest'), ['run', 'lint/areas', ...ofLists], { cwd: join(root, 'tools') })).output;
  expect(await during(lacking('bff/src/areas/groups.ts', 'partners'), lint)).toMatch(
    /×.*are each in one group/,
  );
  expect(await during(lacking('docs/areas.md', 'partners'), lint)).toMatch(/×.*are drawn as they are/);
});

it('loses no line of its model or migration unseen, nor either of them', { timeout: 300_000 }, async () => {
  const model = 'bff/prisma/schema/partners.prisma';
  const [migration = ''] = globSync('bff/prisma/migrations/*_partners/migration.sql', { cwd: root });
  const files = [model, migration];
  const lines = linesOf(root, files).filter(({ text }) => !text.startsWith('--'));
  expect(lines.length).toBeGreaterThan(18);
  const removals: Lacking[] = [...lines, ...wholeOf(files)].map((one) => ({
    file: join(root, one.file),
    text: without(root, one),
    removed: one.text.trim(),
  }));
  const table = { name: 'partners', model: join(root, model), migration: join(root, migration) };
  const given: Parameters<typeof unseenInSchema> = [table, removals];
  const check = JSON.stringify(join(root, 'tools/area/create/schema-removals.ts'));
  const script = `const { unseenInSchema } = await import(${check});
    console.log('unseen: ' + (await unseenInSchema(...${JSON.stringify(given)})).join(', '));`;
  const { output } = await exec(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
  expect(output.trim()).toBe('unseen:');
});

it('runs, and has a verdict on its table and a sample', { timeout: 300_000 }, async () => {
  const files = ['src/areas/partners', 'src/areas/privacy/erasure.test.ts', 'test/conformance.test.ts'];
  const names = 'is listed, created|is declared by one area|partners';
  const run = () => exec(command('vitest'), ['run', ...files, '-t', names], { cwd: join(root, 'bff') });
  const whole = await run();
  expect(whole.output).not.toContain('×');
  expect(whole.output).toMatch(/Test Files\s+3 passed/);
  const missing = {
    ...lacking('bff/test/erasure/tables-of-nobody.ts', 'partners'),
    ...lacking('bff/test/samples.ts', 'partners'),
  };
  const { output } = await during(missing, run);
  expect(output).toMatch(/×.*is declared by one area, or says why/);
  expect(output).toMatch(/×.*partners\.update/);
});
