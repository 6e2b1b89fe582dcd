import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';
import { type Article, ARTICLES } from './articles.ts';

export interface State {
  readonly article: Article;
  /** Two letters. */
  readonly value: string;
  readonly text: string;
}

const inPortuguese = new Intl.Collator('pt-BR').compare;

/** The 27 federative units by name. The names and the 5,571 municipalities are those of IBGE. */
export const states: readonly State[] = getStates()
  .map(({ code, name }) => ({ article: ARTICLES[code] ?? 'em', value: code, text: name }))
  .sort((left, right) => inPortuguese(left.text, right.text));

const cities = new Map<string, readonly string[]>(
  states.map(({ value }) => [
    value,
    getMunicipalities(value as Parameters<typeof getMunicipalities>[0])
      .map(({ name }) => name)
      .sort(inPortuguese),
  ]),
);
const known = new Map([...cities].map(([state, names]) => [state, new Set(names)]));

/** The municipalities of a unit by name; undefined when there is no such unit. */
export const citiesOf = (state: string): readonly string[] | undefined => cities.get(state);

/** Whether `state` is one of the 27 units, by its two letters. */
export const isState = (state: string): boolean => cities.has(state);

/** Whether `city` lies in `state`, written as IBGE writes it: 232 names stand in more than one. */
export const isCityOf = (state: string, city: string): boolean => known.get(state)?.has(city) ?? false;

/** How many units have a city of this name. */
const unitsWith = new Map<string, number>();
for (const name of [...cities.values()].flat()) unitsWith.set(name, (unitsWith.get(name) ?? 0) + 1);

/** Whether a city of this name lies in one unit alone. */
export const isOnlyCity = (city: string): boolean => unitsWith.get(city) === 1;
