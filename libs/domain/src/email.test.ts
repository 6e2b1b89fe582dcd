import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, maskEmail, normalizeEmail } from './email.ts';

describe('isEmail', () => {
  it.each([
    'ana@exemplo.com.br',
    ' Ana.Souza+promo@Exemplo.COM ',
    "o'neil@x.io",
    'a@b.co',
    'ana@xn--caf-dma.com',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'ana@exemplo..com',
    'ana@-exemplo.com',
    'a b@exemplo.com',
    'ana@@exemplo.com',
    '.ana@exemplo.com',
    'ana.@exemplo.com',
    'a..na@exemplo.com',
    'ana@exemplo.com\nbcc: x@y.com',
    'ana@10.0.0.1',
    'josé@exemplo.com',
    `${'a'.repeat(65)}@exemplo.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('answers at once for any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 5000 }), (text) => typeof isEmail(text) === 'boolean'));
    expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('is the same however often it is applied', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        (email) => normalizeEmail(normalizeEmail(email)) === normalizeEmail(email),
      ),
    );
    expect(normalizeEmail(' Ana@Exemplo.COM ')).toBe('ana@exemplo.com');
  });
});

describe('maskEmail', () => {
  it('hides all but the first letter and the domain, and the length too', () => {
    expect(maskEmail('ana.souza@exemplo.com.br')).toBe('a***@exemplo.com.br');
    expect(maskEmail('a@exemplo.com.br')).toBe('a***@exemplo.com.br');
  });

  it.each(['', 'ana', '@exemplo.com'])('shows nothing of %j', (text) => {
    expect(maskEmail(text)).toBe('***');
  });
});
