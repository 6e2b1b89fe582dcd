import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';

const cities = new Map<string, ReadonlySet<string>>(
  getStates().map(({ code }) => [code, new Set(getMunicipalities(code).map(({ name }) => name))]),
);

/** Whether `state` is one of the 27 federative units, by its two letters. */
export const hasState = (state: string): boolean => cities.has(state);

/** Whether `city` is a municipality of `state`, written as IBGE writes it. */
export const hasCity = (state: string, city: string): boolean => cities.get(state)?.has(city) ?? false;
