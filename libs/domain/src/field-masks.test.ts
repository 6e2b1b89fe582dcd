import { Mask } from 'maska';
import { describe, expect, it } from 'vitest';
import { formatCnpj, normalizeCnpj } from './cnpj.ts';
import { formatCpf } from './cpf.ts';
import { MASKS } from './field-masks.ts';
import { compileMask } from './mask.ts';
import { formatPhone } from './phone.ts';

describe('MASKS, run by maska', () => {
  it.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '529.982.247-25999', '529.982.247-25'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['phone', '1134567890', '(11) 3456-7890'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['phone', '11', '(11'],
    ['cep', '01310100', '01310-100'],
    ['date', '21112026', '21/11/2026'],
    ['dateTime', '211120261405', '21/11/2026 14:05'],
    ['time', '1405', '14:05'],
    ['uf', 'sp', 'SP'],
    ['luckyNumber', '01234567', '012/34567'],
    ['extraction', '50.366', '50366'],
    ['extraction', '045504', '045504'],
    [
      'accessKey',
      '35261012abc34501de35650010000123451482059370',
      '3526 1012 ABC3 4501 DE35 6500 1000 0123 4514 8205 9370',
    ],
    [
      'accessKey',
      'NFe35261012345678000195650010000123451482059370',
      '3526 1012 3456 7800 0195 6500 1000 0123 4514 8205 9370',
    ],
  ] as const)('%s turns %s into %s', (field, text, expected) => {
    const mask = new Mask(MASKS[field]);
    expect(mask.masked(text)).toBe(expected);
    expect(mask.masked(expected)).toBe(expected);
  });

  // The notation compiled is the reference; the masks of CNPJ and key ask for upper case, which it can't say.
  it.each([
    ['cpf', '###.###.###-##'],
    ['phone', ['(##) ####-####', '(##) #####-####']],
    ['cep', '#####-###'],
    ['date', '##/##/####'],
    ['dateTime', '##/##/#### ##:##'],
    ['time', '##:##'],
    ['uf', 'AA'],
    ['extraction', '########'],
    ['luckyNumber', '###/#####'],
  ] as const)('%s writes what the notation says, however far somebody has typed', (field, notation) => {
    const [own, reference] = [new Mask(MASKS[field]), new Mask(compileMask(notation))];
    for (const typed of [
      '11987654321',
      '(11) 98765-432',
      '52998224725999',
      'sp 1a',
      '11-3456.7890 ramal 12',
    ]) {
      for (let end = 0; end <= typed.length; end += 1) {
        expect(own.masked(typed.slice(0, end))).toBe(reference.masked(typed.slice(0, end)));
      }
    }
  });

  it('writes what the formatters write', () => {
    expect(new Mask(MASKS.cpf).masked('12345678909')).toBe(formatCpf('12345678909'));
    expect(new Mask(MASKS.cnpj).masked('12abc34501de35')).toBe(formatCnpj(normalizeCnpj('12abc34501de35')));
    expect(new Mask(MASKS.phone).masked('11987654321')).toBe(formatPhone('11987654321'));
  });

  it('knows when a field is full', () => {
    expect(new Mask(MASKS.cpf).completed('52998224725')).toBe(true);
    expect(new Mask(MASKS.cpf).completed('5299822472')).toBe(false);
    expect(new Mask(MASKS.phone).completed('1134567890')).toBe(true);
  });
});
