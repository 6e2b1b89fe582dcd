import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './password-common.ts';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblems } from './password.ts';

const GOOD = 'Torre-azul7';

describe('passwordProblems', () => {
  it.each([
    ['', ['short', 'lowercase', 'uppercase', 'digit', 'special']],
    ['Ab1!xyz', ['short']],
    ['Ab1!xyzw', []],
    ['TORRE-AZUL7', ['lowercase']],
    ['torre-azul7', ['uppercase']],
    ['Torre-azul', ['digit']],
    ['Torreazul7', ['special']],
    ['Torre azul7', []],
    ['Çédilha-7é', []],
    [`Aa1!${'x'.repeat(PASSWORD_MAX - 4)}`, []],
    [`Aa1!${'x'.repeat(PASSWORD_MAX - 3)}`, ['long']],
    ['Aa1!🔑🔑🔑', ['short']],
  ])('%j has %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });

  it('accepts a password exactly when each rule holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 140 }), (password) => {
        const isGood =
          password.length >= PASSWORD_MIN &&
          password.length <= PASSWORD_MAX &&
          [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].every((rule) => rule.test(password));
        return (passwordProblems(password).length === 0) === isGood;
      }),
    );
  });
});

describe('common passwords', () => {
  it.each([
    'Senha@123',
    'P@ssw0rd1!',
    'Flamengo2026!',
    'S3nh@123!',
    'Mudar123!',
    'Brasil#10',
    'Q1w2e3r4!',
    'M@r1ana.2000',
  ])('finds %s', (password) => {
    expect(passwordProblems(password, { common: COMMON_PASSWORDS })).toContain('common');
  });

  it('leaves a password alone that only contains a common word, or when no list is at hand', () => {
    expect(passwordProblems('Senhor-dos-Aneis7', { common: COMMON_PASSWORDS })).toEqual([]);
    expect(passwordProblems('Senha@123')).toEqual([]);
  });

  it('lists lower case only, each once', () => {
    expect(
      [...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase() || password === ''),
    ).toEqual([]);
  });
});

describe('context words', () => {
  const words = ['Ágata Moreira', 'agata.m@exemplo.com.br', '52998224725', 'Ana'];

  it.each(['Moreira#2026', 'xx-aGaTa-99X', 'M0re1ra!xyz', 'Xy!52998224725', 'Exemplo-77'])(
    'finds them in %s',
    (password) => {
      expect(passwordProblems(password, { words })).toEqual(['context']);
    },
  );

  it('does not look for words under 4 characters', () => {
    expect(passwordProblems('Banana-split7', { words })).toEqual([]);
    expect(passwordProblems(GOOD, { words: ['', ' '] })).toEqual([]);
  });
});
