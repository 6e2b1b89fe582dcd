import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCnpj, isCnpj, normalizeCnpj } from './cnpj.ts';

const VALID = [
  '12.ABC.345/01DE-35',
  'AA.345.678/0001-14',
  'AA.345.678/000A-29',
  '12.345.678/000A-08',
  'Q0.SLF.MBD/7VX4-39',
  '11.222.333/0001-81',
  '12.345.678/0001-95',
];

describe('isCnpj', () => {
  it.each(VALID)('accepts %s, bare and in lower case too', (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true);
    expect(isCnpj(normalizeCnpj(cnpj))).toBe(true);
    expect(isCnpj(cnpj.toLowerCase())).toBe(true);
    expect(isCnpj(` ${cnpj} `)).toBe(true);
    expect(isCnpj(cnpj.replace(/[./-]/g, ' '))).toBe(true);
  });

  it.each([
    '12.ABC.345/01DE-36',
    '00000000000000',
    '',
    '12ABC34501DE3',
    '12ABC34501DE350',
    '12ABC34501DEA5',
    '12ÁBC34501DE35',
    '12#ABC34501DE35',
    '1.2ABC.345/01DE-35',
    '12..ABC.345/01DE-35',
    '12.ABC.345-01DE/35',
    '12.ABC.345/01DE--35',
    '12-ABC-345-01DE-35',
    '.12ABC34501DE35',
    '12.ABC.345/01DE-3 5',
  ])('refuses %s', (text) => {
    expect(isCnpj(text)).toBe(false);
  });

  it('finds exactly one pair of check digits for any root and order', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}$/), (twelve) => {
        fc.pre(!/^(.)\1{11}$/.test(twelve));
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
        return pairs.filter((pair) => isCnpj(twelve + pair)).length === 1;
      }),
    );
  });
});

describe('formatCnpj', () => {
  it('formats and reads back', () => {
    expect(VALID.map((cnpj) => formatCnpj(normalizeCnpj(cnpj)))).toEqual(VALID);
    expect(formatCnpj('12ABC')).toBe('12ABC');
  });
});
