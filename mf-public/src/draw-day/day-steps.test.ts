import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawEvidence, DrawPage } from '@fio/contracts/public/draw-proof';
import { checkDraw, type DrawCheck } from '../draw/check-draw.ts';
import { committedOf } from '../draw/committed.ts';
import { heldDraw } from '../draw/draw-page.fixture.tsx';
import { dayStepsOf } from './day-steps.ts';
import { stepText } from './step-text.ts';

let held: DrawPage;
let evidence: DrawEvidence;
let check: DrawCheck;
beforeAll(async () => {
  ({ held, evidence } = await heldDraw());
  check = await checkDraw(held, evidence);
});
const kinds = (steps: ReturnType<typeof dayStepsOf>) => steps.map(({ kind }) => kind);
const known = () => ({
  released: evidence.extraction.prizes,
  committed: held.list && committedOf(held.list),
  check: null,
  published: null,
});

describe('what there is to show', () => {
  it('is each prize as it comes, and nothing of the number before the fifth', () => {
    for (const count of [0, 1, 4])
      expect(kinds(dayStepsOf({ ...known(), released: known().released.slice(0, count) }))).toEqual(
        Array.from({ length: count }, () => 'prize'),
      );
  });

  it('is the way to the number looked for with the fifth, and no winner before all is calculated here', () => {
    const way = ['prize', 'prize', 'prize', 'prize', 'prize', 'order', 'series', 'target'];
    expect(kinds(dayStepsOf(known()))).toEqual(way);
    expect(kinds(dayStepsOf({ ...known(), published: held.published }))).toEqual(way);
  });

  it('only grows: what is shown stays where it is', () => {
    const before = dayStepsOf(known());
    const after = dayStepsOf({ ...known(), check, published: held.published });
    expect(after.slice(0, before.length)).toEqual(before);
    expect(kinds(after).slice(-3)).toEqual(['checked', 'winner', 'winner']);
    expect(kinds(after).filter((kind) => kind === 'walk').length).toBeLessThanOrEqual(12);
  });

  it('says each in a sentence with its figures', () => {
    const { committed } = known();
    const texts = dayStepsOf({ ...known(), check, published: held.published }).map((step) =>
      stepText(step, committed),
    );
    expect(texts.slice(0, 8)).toEqual([
      ...evidence.extraction.prizes.map((digits, at) => `${at + 1}º prêmio: ${digits}`),
      ...['A ordem: 73254', 'A série: 318', 'O número procurado: 000/73254'],
    ]);
    expect(texts).toContain('Confere. A apuração refeita aqui deu exatamente o resultado publicado.');
    expect(texts.at(-1)).toMatch(/^Viagem: Pessoa 1, Crato, CE, com o número \d{3}\/\d{5}$/);
    expect(texts).not.toContain('');
  });

  it('says so where it doesn’t come to what was published', () => {
    const wrong = { ...check, winners: false };
    const steps = dayStepsOf({ ...known(), check: wrong, published: held.published });
    expect(steps.map((step) => stepText(step, null)).some((text) => text.startsWith('Não confere.'))).toBe(
      true,
    );
  });
});
