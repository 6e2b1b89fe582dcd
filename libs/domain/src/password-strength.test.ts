import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './password-common.ts';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['Senha@123', 0],
    ['Aa123456!', 0],
    ['aaaaaaaaaaaaaaaa', 0],
    ['Aa1!aaaa', 1],
    ['torreazulnomar', 1],
    ['Aa1!Aa1!', 2],
    ['Torre-azul7', 3],
    ['Torre-azul7-no-mar', 4],
  ])('gives %j a %i', (password, strength) => {
    expect(passwordStrength(password, { common: COMMON_PASSWORDS })).toBe(strength);
  });

  it('gives a personal password nothing', () => {
    expect(passwordStrength('Torre-azul7', { words: ['torre'] })).toBe(0);
  });

  it('stays within 0 to 4', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) =>
        [0, 1, 2, 3, 4].includes(passwordStrength(password)),
      ),
    );
  });
});
