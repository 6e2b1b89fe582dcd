import { beforeAll, expect, it } from 'vitest';
import { useCalculationWords } from '../words.ts';
import { COMMON_RULE_SET } from '@fio/domain/draw/rule-set';
import { walkedOf } from './walk.ts';

beforeAll(() => useCalculationWords.load());

const prizeList = [
  { id: 'a', position: 1, title: 'Viagem', description: '', quantity: 1, value: 1 },
  { id: 'b', position: 2, title: 'Televisor', description: '', quantity: 4, value: 1 },
];
const draw = { prizeList, ruleSet: COMMON_RULE_SET };
const holders = [
  { code: 1_073_260, registrationId: 'r', name: 'Rui Sá', cpf: '***.456.789-**', city: 'Belém', uf: 'PA' },
];
const side = 'above' as const;

it('says where the search begins', () => {
  const step = { kind: 'series', series: 10, order: 647 } as const;
  expect(walkedOf(step, 0, draw, holders)).toMatchObject({ number: '010/00647', tone: 'neutral' });
});

it('gives the reason of a skip, and the number the person has won with', () => {
  const step = { kind: 'skipped', code: 73_255, side, reason: 'already_awarded', wonWith: 73_254 } as const;
  const { number, note } = walkedOf(step, 1, draw, holders);
  expect(number).toBe('000/73255');
  expect(note).toBe('a mesma pessoa já ganhou (com 000/73254) · acima');
});

it('names who won what, the unit only where there are several', () => {
  const won = (award: { prize: number; unit: number; rank: number }) =>
    walkedOf({ kind: 'won', code: 1_073_260, side, award }, 2, draw, holders);
  expect(won({ prize: 1, unit: 1, rank: 0 })).toMatchObject({
    won: true,
    note: 'Viagem · Rui Sá, Belém/PA · acima',
  });
  expect(won({ prize: 2, unit: 3, rank: 0 }).note).toContain('Televisor, 3º');
  expect(won({ prize: 2, unit: 0, rank: 2 })).toMatchObject({ won: false, tone: 'info' });
});

it('says when no number is left', () => {
  const { outcome } = walkedOf({ kind: 'exhausted', missing: 2 }, 3, draw, holders);
  expect(outcome).toBe('acabaram os números: faltam 2 sorteados');
});
