import { describe, expect, it } from 'vitest';
import { isPersonName, isSameName, maskName, NAME_LIMIT, normalizeName } from './name.ts';

describe('isSameName', () => {
  it.each([
    ['José  Antônio', ' jose antonio ', true],
    ['Bía', 'Bi\u0301a', true],
    ['Ana Prado', 'Ana Prada', false],
    ['Ana Prado', 'Ana', false],
  ])('of %j and %j: %s', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same);
  });
});

describe('isPersonName', () => {
  it.each([
    'Ana',
    'José',
    'João  da Silva',
    "D'Ávila",
    'D’Ávila',
    'Sá-Carneiro',
    'Łukasz',
    '陈',
    'Jose\u0301',
    ' Bia ',
  ])('accepts %s', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  it.each(['', ' ', '-', "'Ana", 'Ana2', 'Ana٣', 'ana@casa', 'Ana <b>', 'Ana_Souza'])(
    'refuses %j',
    (text) => {
      expect(isPersonName(text)).toBe(false);
    },
  );

  it('counts characters after normalising, up to the limit', () => {
    expect(isPersonName('é'.repeat(NAME_LIMIT))).toBe(true);
    expect(isPersonName('e\u0301'.repeat(NAME_LIMIT))).toBe(true);
    expect(isPersonName('a'.repeat(NAME_LIMIT + 1))).toBe(false);
  });
});

describe('normalizeName', () => {
  it('trims, collapses white space and composes', () => {
    expect(normalizeName('  Jose\u0301 \t da\u00a0 Silva ')).toBe('José da Silva');
  });
});

describe('maskName', () => {
  it.each([
    ['Maria Clara', 'M•••• C••••'],
    ['Sá-Carneiro', 'S•-C•••••••'],
    ['D’Ávila', 'D’Á••••'],
    ['Bi\u0301a', 'B•••'],
    ['陈', '陈'],
  ])('of %j leaves %j', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
