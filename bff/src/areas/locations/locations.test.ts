import { describe, expect, it } from 'vitest';
import { citiesOf, isCityOf, isState, states } from './places.ts';

describe('locations', () => {
  it('are 27 units with 5,571 municipalities', () => {
    expect(states).toHaveLength(27);
    expect(states.reduce((sum, { value }) => sum + (citiesOf(value)?.length ?? 0), 0)).toBe(5571);
    expect(citiesOf('MG')).toHaveLength(853);
    expect(citiesOf('DF')).toEqual(['Brasília']);
  });

  it('give every unit the article one lives there with', () => {
    const count = (article: string) => states.filter((state) => state.article === article).length;
    expect([count('no'), count('em'), count('na')]).toEqual([14, 11, 2]);
    expect(states.find(({ value }) => value === 'CE')).toEqual({ article: 'no', value: 'CE', text: 'Ceará' });
    expect(states.find(({ value }) => value === 'BA')?.article).toBe('na');
  });

  it('know a city only in its own unit', () => {
    expect(isCityOf('SP', 'Campinas')).toBe(true);
    expect(isCityOf('RJ', 'Campinas')).toBe(false);
    expect(isCityOf('MT', 'Boa Esperança do Norte')).toBe(true);
    expect(isState('XX')).toBe(false);
    expect(citiesOf('XX')).toBeUndefined();
  });

  it('stand in the order of the alphabet, accents aside', () => {
    expect(states.slice(0, 4).map(({ text }) => text)).toEqual(['Acre', 'Alagoas', 'Amapá', 'Amazonas']);
    expect(citiesOf('SP')?.slice(0, 3)).toEqual(['Adamantina', 'Adolfo', 'Aguaí']);
  });
});
