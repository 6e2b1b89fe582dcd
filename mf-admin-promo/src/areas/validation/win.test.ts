import { expect, it } from 'vitest';
import type { PrizeCheck } from '@fio/domain/prize-validation';
import { allHold, founded, pressed, withCheck } from './win.ts';

it('goes round by pressing', () => {
  expect(pressed(undefined)).toBe(true);
  expect(pressed(true)).toBe(false);
  expect(pressed(false)).toBeUndefined();
});

it('sets and takes back one check and leaves the others', () => {
  expect(withCheck({ cpf: true }, 'age', false)).toEqual({ cpf: true, age: false });
  expect(withCheck({ cpf: true, age: false }, 'age', undefined)).toEqual({ cpf: true });
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
