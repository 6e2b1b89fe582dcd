import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, maskPhone, normalizePhone } from './phone.ts';

describe('isPhone', () => {
  it('knows exactly 67 area codes', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    const known = codes.filter((code) => isPhone(`${code}987654321`));
    expect(known).toHaveLength(67);
    expect(known).toEqual(codes.filter((code) => isPhone(`${code}34567890`)));
    for (const unused of [
      '10',
      '20',
      '23',
      '25',
      '26',
      '29',
      '30',
      '36',
      '39',
      '52',
      '72',
      '76',
      '78',
      '90',
    ]) {
      expect(known).not.toContain(unused);
    }
  });

  it.each([
    '(11) 98765-4321',
    '11987654321',
    '+55 11 98765-4321',
    '5511987654321',
    '011 98765-4321',
    '(55) 99876-5432',
    '(21) 2345-6789',
    '+55 (71) 5234.5678',
  ])('accepts %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '98765-4321',
    '(11) 88765-4321',
    '(11) 8765-4321',
    '(11) 1234-5678',
    '(11) 98765-43210',
    '(20) 98765-4321',
    '+1 11 98765-4321',
    '11 98765 432l',
  ])('refuses %s', (text) => {
    expect(isPhone(text)).toBe(false);
  });
});

describe('writing a phone', () => {
  it('keeps area code 55 apart from the country code', () => {
    expect(normalizePhone('55 99876-5432')).toBe('55998765432');
    expect(normalizePhone('+55 55 99876-5432')).toBe('55998765432');
    expect(normalizePhone('+55 (0)11 98765-4321')).toBe('11987654321');
  });

  it('formats by length', () => {
    expect(formatPhone('11987654321')).toBe('(11) 98765-4321');
    expect(formatPhone('1134567890')).toBe('(11) 3456-7890');
    expect(formatPhone('190')).toBe('190');
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d9\d{8}$/),
        (digits) => normalizePhone(formatPhone(digits)) === digits,
      ),
    );
  });
});

describe('maskPhone', () => {
  it('shows area code and the last four digits, and nothing of what is no phone', () => {
    expect(maskPhone('19987650001')).toBe('(19) *****-0001');
    expect(maskPhone('1133334444')).toBe('(11) ****-4444');
    for (const text of ['', '123', '019fa5c0-6b2d-7c3e-8f4a-111111111111'])
      expect(maskPhone(text)).toBe('***');
  });
});
