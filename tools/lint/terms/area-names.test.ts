import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { renamed, sameVerbs } from './area-names.ts';
import { namesOne } from './bulk-texts.ts';
import { bulkActionsOf, literalsOf } from './literals.ts';
import type { Catalogue } from './repeated.ts';

const read = (file: string): Catalogue => ({
  file,
  literals: literalsOf(file, readFileSync(join(ROOT, file), 'utf8')),
});
const words = (file: string, source: string): Catalogue => ({ file, literals: literalsOf(file, source) });

/** The permission is of more than the page: the audit is read elsewhere too, e-mails are sent by hand and by themselves. */
const WIDER = /areas\/(actions|dispatches)\//;

describe.each(['pt', 'en'])('areas, in %s', (language) => {
  const areas = globSync(`mf-*/src/areas/*/*.${language}.ts`, { cwd: ROOT })
    .filter((file) => basename(file) === `${basename(dirname(file))}.${language}.ts`)
    .map(read);

  it('are found', () => expect(areas.length).toBeGreaterThan(30));

  it('have one name', () => {
    const names = read(`libs/contracts/src/terms/areas.${language}.ts`);
    expect(renamed(names, areas).filter((problem) => !WIDER.test(problem))).toEqual([]);
  });

  it('show no verb twice in the menu of a row', () => {
    expect(sameVerbs(read(`libs/platform/src/area/area.${language}.ts`), areas)).toEqual([]);
  });

  it('name no record in what is asked of many', () => {
    const asked = areas.flatMap((area) => {
      const [source] = globSync(`${area.file.replace(`.${language}.ts`, '.area')}.{ts,tsx}`, { cwd: ROOT });
      if (source === undefined) return [];
      return [{ area, bulk: bulkActionsOf(source, readFileSync(join(ROOT, source), 'utf8')) }];
    });
    expect(asked.flatMap(({ bulk }) => bulk).length).toBeGreaterThan(20);
    expect(asked.flatMap(({ area, bulk }) => namesOne(area, bulk))).toEqual([]);
  });
});

it('names what is called twice, or by two names', () => {
  const engine = words('area.pt.ts', `export const areaPt = { 'row.open': 'Abrir', 'row.edit': 'Editar' };`);
  const polls = words('a/polls/polls.pt.ts', `const pollsPt = { title: 'Teorias', 'action.open': 'Abrir' };`);
  const names = words('areas.pt.ts', `export const areaPt: Terms<Area> = { polls: 'Enquetes' };`);
  expect(sameVerbs(engine, [polls])).toHaveLength(1);
  expect(renamed(names, [polls])).toHaveLength(1);
  const winners = words('winners.pt.ts', `const winnersPt = { 'action.letter.text': '{{name}} recebe.' };`);
  expect(namesOne(winners, ['letter'])).toHaveLength(1);
  expect(namesOne(winners, ['tax'])).toEqual([]);
  expect(
    bulkActionsOf('a.area.tsx', `defineArea({ actions: [{ id: 'letter', bulk: true }, { id: 'tax' }] });`),
  ).toEqual(['letter']);
});
