import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { literalsOf, valueListsOf } from './literals.ts';
import { type Catalogue, overridden, saidAgain, saidTwice } from './repeated.ts';

const TERMS = 'libs/contracts/src/terms/';
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
const SOURCES = [...remotes, 'bff', 'shell', 'libs/platform', 'libs/contracts', 'libs/domain'];

const files = SOURCES.flatMap((source) =>
  readdirSync(join(ROOT, source, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated/'))
    .map((file) => `${source}/src/${file}`),
);
const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const catalogues = (language: 'pt' | 'en'): Catalogue[] =>
  files
    .filter((file) => file.endsWith(`.${language}.ts`) || file.endsWith(`/${language}.ts`))
    .map((file) => ({ file, literals: literalsOf(file, sourceOf(file)) }));
const isTerm = ({ file }: Catalogue) => file.startsWith(TERMS);

/**
 * Titles of what was just sent, in the words of its outcome, and of push notifications, which say what happened to whom and, of a
 * prize, no more than that there is news: sentences, and no names of the values.
 */
const TITLES = /(invoices(Pt|En)\.sent|notificationTexts(Pt|En)\.push) names/;

const lists = files
  .filter((file) => file.startsWith('libs/contracts/') || file.startsWith('libs/domain/'))
  .flatMap((file) => valueListsOf(file, sourceOf(file)));

describe.each(['pt', 'en'] as const)('the words of an enumeration, in %s', (language) => {
  const all = catalogues(language);
  const [terms, others] = [all.filter(isTerm), all.filter((one) => !isTerm(one))];

  it('are found', () => {
    expect(terms.length).toBeGreaterThan(15);
    expect(others.length).toBeGreaterThan(80);
    expect(lists.length).toBeGreaterThan(60);
  });

  it('stand in the terms alone', () => {
    const problems = saidAgain(terms, others);
    expect(problems.filter((problem) => !TITLES.test(problem))).toEqual([]);
    expect(problems).toHaveLength(2);
    expect(others.flatMap((one) => overridden(terms, one, sourceOf(one.file)))).toEqual([]);
  });

  it('stand in the terms where two catalogues need them', () => {
    expect(saidTwice(lists, others)).toEqual([]);
  });
});

describe('the check', () => {
  const catalogue = (file: string, source: string): Catalogue => ({
    file,
    literals: literalsOf(file, source),
  });
  const term = catalogue(
    'terms.ts',
    `export const statePt: Terms<State> = { open: 'Aberta', closed: 'Encerrada', void: 'Anulada' };`,
  );
  const against = (source: string) => saidAgain([term], [catalogue('area.ts', source)]);

  it.each([
    [`export const areaPt = { 'state.open': 'Aberta', 'state.closed': 'Encerrada' };`],
    [`const shared = { state: { closed: 'encerrada', void: 'anulada', other: 'Outra' } } as const;`],
    [`export const areaPt: Words = { 'poll.open': 'Livre', 'poll.closed': 'Fechada', 'poll.void': 'Nula' };`],
  ])('finds %s', (source) => {
    expect(against(source)).toHaveLength(1);
  });

  it.each([
    [
      'what is taken from the terms',
      `const areaPt = { ...prefixed('state', statePt), 'state.title': 'Situação' };`,
    ],
    [
      'a word that is alike by accident',
      `const areaPt = { open: 'Aberta', closed: 'Fechada', more: 'Mais' };`,
    ],
    [
      'sentences that name something else',
      `const areaPt = { 'told.open': 'Aberta até {{day}}', 'told.closed': 'Fechou em {{day}}', 'told.void': 'Anulada por {{who}}' };`,
    ],
    ['what heads a column', `const areaPt = { columns: { open: 'Aberta', closed: 'Encerrada' } };`],
  ])('leaves %s alone', (_, source) => {
    expect(against(source)).toEqual([]);
  });

  it('finds a word beside the terms that it takes the place of', () => {
    const source = `const areaPt = { ...prefixed('poll', statePt), 'poll.void': 'Recusada', 'poll.none': 'Nenhuma' };`;
    expect(overridden([term], catalogue('area.ts', source), source)).toEqual([
      'area.ts: poll.void takes the place of statePt.',
    ]);
  });

  it('finds an enumeration without terms that two catalogues name', () => {
    const found = valueListsOf('list.ts', `export const KINDS = ['one', 'two'] as const;`);
    const words = `const areaPt = { 'kind.one': 'Um', 'kind.two': 'Dois' };`;
    const twice = [catalogue('a.ts', words), catalogue('b.ts', words)];
    expect(saidTwice(found, twice)).toEqual([
      'KINDS stands in a.ts (areaPt.kind) and b.ts (areaPt.kind): its words belong to libs/contracts/src/terms.',
    ]);
    expect(saidTwice(found, twice.slice(1))).toEqual([]);
  });
});
