import type { Literal, ValueList } from './literals.ts';

/** The words one file writes out. */
export interface Catalogue {
  readonly file: string;
  readonly literals: readonly Literal[];
}

type Words = ReadonlyMap<string, string>;

interface Group {
  readonly file: string;
  readonly name: string;
  readonly words: Words;
}

/** What heads something is a name and no value: that of a column may well be that of a figure. */
const HEADINGS = /(^|\.)(field|columns?|tab|area|resource|totals)$/;

/** The words of catalogues by group; headings are left out. */
const groupsOf = (catalogues: readonly Catalogue[]): Group[] =>
  catalogues.flatMap(({ file, literals }) =>
    [...Map.groupBy(literals, ({ group }) => group)]
      .filter(([name]) => !HEADINGS.test(name))
      .map(([name, own]) => ({ file, name, words: new Map(own.map(({ value, text }) => [value, text])) })),
  );

const same = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** A word into which something is put is a sentence, and no name of a value. */
const isSentence = (text: string) => text.includes('{{');

const holdsAll = (words: Words, values: Iterable<string>) => [...values].every((value) => words.has(value));

/** The values that two groups call alike, where that is no accident: most of what the terms name, or all of the group. */
function repeated(term: Words, words: Words): string[] {
  const alike = [...term.keys()].filter((value) => same(term.get(value), words.get(value)));
  const isMost = alike.length * 2 > term.size || holdsAll(term, words.keys());
  return alike.length > 1 && isMost ? alike : [];
}

/** Groups of a catalogue that say again what the terms say, or have a word of their own for each of the values. */
export function saidAgain(terms: readonly Catalogue[], catalogues: readonly Catalogue[]): string[] {
  const named = groupsOf(terms);
  return groupsOf(catalogues).flatMap(({ file, name, words }) => {
    const again = named.find((term) => repeated(term.words, words).length > 0);
    if (again) {
      const values = repeated(again.words, words).join(', ');
      return [`${file}: ${name} repeats ${values} of ${again.name} (${again.file}).`];
    }
    const names = new Map([...words].filter(([, text]) => !isSentence(text)));
    const parted = named.find((term) => term.words.size > 1 && holdsAll(names, term.words.keys()));
    return parted
      ? [`${file}: ${name} names the values of ${parted.name} (${parted.file}) in words of its own.`]
      : [];
  });
}

/** Words written out beside the terms they take the place of, in the same group of the same catalogue. */
export function overridden(
  terms: readonly Catalogue[],
  { file, literals }: Catalogue,
  source: string,
): string[] {
  const named = groupsOf(terms);
  return [...source.matchAll(/prefixed\('([^']+)', (\w+)\)/g)].flatMap(([, prefix, term]) => {
    const words = named.find(({ name }) => name === term)?.words;
    return literals
      .filter(({ group, value }) => group.endsWith(`.${prefix}`) && words?.has(value))
      .map(({ value }) => `${file}: ${prefix}.${value} takes the place of ${term}.`);
  });
}

/** Which list a group names: the longest whose values it has all. */
const listOf = (lists: readonly ValueList[], { words }: Group) =>
  lists
    .filter(({ values }) => holdsAll(words, values))
    .toSorted((one, other) => other.values.length - one.values.length)[0]?.name;

/** Enumerations without terms that two catalogues of one language name, at least half of the values alike. */
export function saidTwice(lists: readonly ValueList[], catalogues: readonly Catalogue[]): string[] {
  const groups = groupsOf(catalogues).map((group) => ({ ...group, list: listOf(lists, group) }));
  return lists.flatMap(({ name, values }) => {
    const naming = groups.filter(({ list }) => list === name);
    const alike = (one: Group, other: Group) =>
      values.filter((value) => same(one.words.get(value), other.words.get(value))).length * 2 >=
      values.length;
    const places = naming.filter((one) =>
      naming.some((other) => other.file !== one.file && alike(one, other)),
    );
    if (places.length === 0) return [];
    const where = places.map((one) => `${one.file} (${one.name})`).join(' and ');
    return [`${name} stands in ${where}: its words belong to libs/contracts/src/terms.`];
  });
}
