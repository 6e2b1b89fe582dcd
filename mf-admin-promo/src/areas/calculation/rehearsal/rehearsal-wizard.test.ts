import { calculation } from '@fio/contracts/admin/calculation';
import { drawRehearsal } from '@fio/contracts/admin/draw-rehearsal';
import { beforeAll, expect, it } from 'vitest';
import { REHEARSAL_WIZARD } from './rehearsal-wizard.ts';
import { useRehearsalWords } from './words.ts';

beforeAll(() => useRehearsalWords.load());

it('takes no step of its draw, whatever a panel asks for', () => {
  const { takes, forms } = REHEARSAL_WIZARD;
  expect(Object.values(calculation).filter(takes)).toEqual([]);
  expect(Object.values(drawRehearsal).every(takes)).toBe(true);
  expect(Object.values(forms).map(({ endpoint }) => endpoint.path)).toEqual([
    '/admin/calculation/:id/rehearsal/send-back',
    '/admin/calculation/:id/rehearsal/withdraw',
  ]);
});

it('says of each question that it is one, and of each text that it is of the day', () => {
  expect(REHEARSAL_WIZARD.titled('Calculado.')).toBe('Ensaio: Calculado.');
  expect(REHEARSAL_WIZARD.said('Os prêmios aparecem.')).toBe('No dia: Os prêmios aparecem.');
});
