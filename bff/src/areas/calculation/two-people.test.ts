import { describe, expect, it } from 'vitest';
import { drawDesk, MINUTES, TYPED } from '../../../test/draw-desk.ts';

const desk = drawDesk();
type Witness = (typeof MINUTES)['witnesses'][number];

describe('a prize with a digit too many', () => {
  it('is refused with a word about the zero in front, and nothing of it is kept', async () => {
    await desk.reach('frozen');
    const prizes = TYPED.prizes.with(2, '045504');
    const { body } = await desk.step('extraction', { ...TYPED, prizes });
    expect(body.fields?.['prizes.2']?.map(({ code }) => code)).toEqual(['extraction_long']);
    expect((await desk.view()).entries).toEqual([]);
    expect((await desk.step('extraction', TYPED)).body.state).toBe('extraction_recorded');
  });
});

describe('the witnesses of the minutes', () => {
  const [one, other] = MINUTES.witnesses as [Witness, Witness];
  it.each([
    ['one CPF', [one, { ...other, cpf: one.cpf }], 'witnesses.1.cpf', 'witness_same'],
    ['one name', [one, { ...other, name: 'MARINA  SAMPAIO' }], 'witnesses.1.name', 'witness_same'],
    ['the first who typed', [{ ...one, name: 'ana prado' }, other], 'witnesses.0.name', 'witness_typed'],
    ['the second who typed', [one, { ...other, name: 'Bía Rocha' }], 'witnesses.1.name', 'witness_typed'],
  ])('are refused where they are %s', async (_who, witnesses, field, code) => {
    await desk.reach('reviewed');
    const { status, body } = await desk.step('minutes', { ...MINUTES, witnesses });
    expect([status, body.fields?.[field]?.[0]?.code]).toEqual([422, code]);
    expect((await desk.view()).minutes).toBeNull();
  });
});
