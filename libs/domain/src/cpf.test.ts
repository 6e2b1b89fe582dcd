import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCpf, isCpf, maskCpf, normalizeCpf } from './cpf.ts';

const VALID = ['529.982.247-25', '111.444.777-35', '123.456.789-09', '280.012.389-38', '295.379.955-93'];

describe('isCpf', () => {
  it.each(VALID)('accepts %s, formatted and bare', (cpf) => {
    expect(isCpf(cpf)).toBe(true);
    expect(isCpf(normalizeCpf(cpf))).toBe(true);
    expect(isCpf(` ${cpf} `)).toBe(true);
  });

  it.each([
    '111.111.111-11',
    '000.000.000-00',
    '123.456.789-00',
    '',
    '5299822472',
    '529982247250',
    '529.982.247-2a',
    'a52998224725',
    '529..982247-25',
  ])('refuses %s', (text) => {
    expect(isCpf(text)).toBe(false);
  });

  it('finds exactly one pair of check digits for any nine digits not all equal', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        fc.pre(!/^(\d)\1{8}$/.test(nine));
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));
        return pairs.filter((pair) => isCpf(nine + pair)).length === 1;
      }),
    );
  });
});

describe('writing a CPF', () => {
  it('formats and reads back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (digits) => normalizeCpf(formatCpf(digits)) === digits),
    );
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCpf('529')).toBe('529');
  });

  it('masks the first three digits and the check digits', () => {
    expect(maskCpf('12345678909')).toBe('***.456.789-**');
  });

  it('shows nothing of what is no CPF', () => {
    expect(maskCpf('1234567890')).toBe('***.***.***-**');
  });
});
