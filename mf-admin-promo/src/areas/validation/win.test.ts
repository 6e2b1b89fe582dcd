import { expect, it } from 'vitest';
import { hasEvidence, PRIZE_DOCUMENTS, type PrizeCheck } from '@fio/domain/prize-validation';
import { allHold, founded, isSame, pressed, SHOWN_BY, withCheck } from './win.ts';

it('goes round by pressing', () => {
  expect(pressed(undefined)).toBe(true);
  expect(pressed(true)).toBe(false);
  expect(pressed(false)).toBeUndefined();
});

it('sets and takes back one check and leaves the others', () => {
  expect(withCheck({ cpf: true }, 'age', false)).toEqual({ cpf: true, age: false });
  expect(withCheck({ cpf: true, age: false }, 'age', undefined)).toEqual({ cpf: true });
});

it('tells answers apart, an absent one from a no', () => {
  expect(isSame({ cpf: true, age: false }, { age: false, cpf: true })).toBe(true);
  expect(isSame({ cpf: true }, { cpf: true, age: false })).toBe(false);
});

it.each(PRIZE_DOCUMENTS)('has a document (%s) show only what it is evidence for', (kind) => {
  const alone = { documents: [kind], hasAddress: true, hasReceipt: false };
  for (const check of SHOWN_BY[kind]) expect(hasEvidence(check, alone)).toBe(true);
});

const evidence = { documents: ['identity'], hasAddress: true, hasReceipt: true } as const;

it('forgets an answer once there is nothing to show for it', () => {
  const answers = { cpf: true, address: false, single_win: true };
  expect(founded(answers, { ...evidence, documents: [], hasAddress: false })).toEqual({ single_win: true });
  expect(founded(answers, evidence)).toEqual(answers);
});

it('has all hold only when each was looked at, and could be', () => {
  const checks = ['cpf', 'address'] as const satisfies PrizeCheck[];
  const win = { checks: [...checks] };
  expect(allHold(win, new Set(['cpf']), evidence)).toBeNull();
  expect(allHold(win, new Set(checks), { ...evidence, hasAddress: false })).toBeNull();
  expect(allHold(win, new Set(checks), evidence)).toEqual({ cpf: true, address: true });
});
