import { describe, expect, it } from 'vitest';
import { newPasswordProblems } from './check-new-password.ts';

const campaign = { name: 'Fio da Meada' } as Parameters<typeof newPasswordProblems>[2]['campaign'];
const words = ['Otávio Prado', 'otavio@exemplo.example'];
const problems = async (password: string) =>
  (await newPasswordProblems(password, words, { campaign })).map(({ code }) => code.replace('password_', ''));

describe('a new password', () => {
  it.each([
    ['Aa123456!', 'common'],
    ['Qwerty!123', 'common'],
    ['Aa1!aaaa', 'repeated'],
    ['Maria1990!', 'common'],
    ['Flamengo@2026', 'common'],
    ['xOtavio-2026', 'context'],
    ['Teoria!2026', 'product'],
    ['Meada#Fio77x', 'product'],
    ['x9K#'.repeat(32), 'repeated'],
  ])('%s is refused as %s', async (password, why) => {
    expect(await problems(password)).toEqual([why]);
  });

  it.each(['Novelo-de-la7', 'Carretel-de-linha9', 'Trem-azul-57!', 'Xk9#mQ2p', 'Cavalo-bateria9'])(
    '%s may be used',
    async (password) => {
      expect(await problems(password)).toEqual([]);
    },
  );
});
