import { describe, expect, it } from 'vitest';
import { Accusations } from './accusations.ts';
import { defenceUntil } from './business-days.ts';
import { checkDefinition, type Definition } from './definition.ts';
import { hashOf } from '../crypto/bytes.ts';
import type { DrawEntryOf } from './draw-entries.ts';
import { Moves } from './moves.ts';
import { checkReleases, checkReview } from './outcome.ts';
import { Seats } from './seats.ts';

type Type = Parameters<typeof toldAs>[0];
const draw = '0199a1b2-0000-7000-8000-000000000001';
const winner = { prize: 1, unit: 1, rank: 0, series: null, number: 42 };
const PLACE = { file: 'tile/entries', pointer: '' };

function toldAs<Of extends 'winner_out' | 'disqualification_proposed' | 'disqualification_withdrawn'>(
  type: Of | 'draw_postponed' | 'postponement_proposed' | 'postponement_withdrawn',
  at: string,
  said: object,
) {
  return { place: PLACE, index: 0, leaf: new Uint8Array(), said: { type, at, draw, ...said } };
}
const told = <Of extends Type>(type: Of, at: string, said: object) =>
  toldAs(type, at, said) as unknown as DrawEntryOf<Of>;

/** Of five business days from a Tuesday: over at midnight of the Wednesday after. */
const FIRST = '2026-07-07T10:36:00.000Z';
const UNTIL = '2026-07-15T03:00:00.000Z';
const accused = (said: object = {}, at = FIRST) =>
  told('disqualification_proposed', at, { winner, reason: 'barred', defenceUntil: UNTIL, ...said });
const out = (said: object = {}, at = UNTIL) =>
  told('winner_out', at, {
    winner,
    to: 'disqualified',
    reason: 'barred',
    proposedAt: FIRST,
    renunciationHash: null,
    ...said,
  });
const meaning = (act: () => void): unknown => {
  try {
    act();
    return null;
  } catch (error) {
    return (error as { meaning?: string }).meaning;
  }
};

it('ends a defence at midnight of São Paulo after the last business day', () => {
  expect(defenceUntil(FIRST, 5)).toBe(UNTIL);
  // Carnival of 2026 is on 16 and 17 February, Easter on 5 April; the evening of a day is that day's.
  expect(defenceUntil('2026-02-13T15:00:00.000Z', 1)).toBe('2026-02-19T03:00:00.000Z');
  expect(defenceUntil('2026-04-03T02:00:00.000Z', 1)).toBe('2026-04-07T03:00:00.000Z');
  expect(defenceUntil('2026-11-19T12:00:00.000Z', 1)).toBe('2026-11-24T03:00:00.000Z');
  expect(defenceUntil('2023-11-17T12:00:00.000Z', 1)).toBe('2023-11-21T03:00:00.000Z');
});

it('takes the review of a run that stands behind it alone', () => {
  const entry = (type: string, index: number) =>
    ({ ...told(type as Type, FIRST, { run: 2, resultHash: 'ab' }), index }) as never;
  const reviewing = (calculated: number, reviewed: number) =>
    checkReview([entry('draw_reviewed', reviewed)], entry('draw_calculated', calculated), 'ab');
  expect(meaning(() => reviewing(4, 5))).toBeNull();
  expect(meaning(() => reviewing(5, 4))).toBe('out_of_turn');
});

it('takes the prizes of the extraction released one by one, all of them in their order, or none', () => {
  const extraction = {
    contest: '5962',
    date: '2026-07-04',
    prizes: ['00050', '00009', '12345', '67890', '55555'],
  };
  const all = extraction.prizes.map((digits, at) => ({ contest: '5962', prize: at + 1, digits }));
  const releasing = (releases: readonly object[]) => () =>
    checkReleases(
      releases.map((said) => told('prize_released' as Type, FIRST, said)),
      { extraction },
    );
  expect(meaning(releasing(all))).toBeNull();
  expect(meaning(releasing([]))).toBeNull();
  expect(meaning(releasing(all.slice(0, 4)))).toBe('extraction_differs');
  expect(meaning(releasing(all.slice(1)))).toBe('out_of_turn');
  expect(meaning(releasing([...all, ...all.slice(4)]))).toBe('out_of_turn');
  expect(meaning(releasing(all.with(2, { contest: '5962', prize: 3, digits: '12346' })))).toBe(
    'extraction_differs',
  );
  expect(meaning(releasing(all.with(0, { contest: '5961', prize: 1, digits: '00050' })))).toBe(
    'extraction_differs',
  );
});

describe('a disqualification', () => {
  const after = (days: number | undefined, ...entries: ReturnType<typeof accused>[]) => {
    const accusations = new Accusations(days);
    for (const entry of entries) accusations.propose(entry);
    return accusations;
  };

  it('takes a proposal, and the defence or its renunciation', () => {
    expect(meaning(() => after(5, accused()).leave(out()))).toBeNull();
    const early = '2026-07-08T13:00:00.000Z';
    expect(meaning(() => after(5, accused()).leave(out({}, early)))).toBe('too_early');
    expect(meaning(() => after(5, accused()).leave(out({ renunciationHash: 'ab' }, early)))).toBeNull();
    expect(meaning(() => after(5).leave(out()))).toBe('not_in_log');
    expect(meaning(() => after(5, accused()).leave(out({ reason: 'fraud' })))).toBe('promise_differs');
    expect(meaning(() => after(5, accused()).leave(out({ reason: null })))).toBe('wrong_kind');
    expect(meaning(() => after(4, accused()))).toBe('promise_differs');
    expect(meaning(() => after(5, accused(), accused()))).toBe('told_twice');
    const other = accused({ winner: { ...winner, number: 43 } });
    expect(meaning(() => after(5, other).leave(out()))).toBe('not_in_log');
  });

  it('doesn’t follow from a proposal that was taken back', () => {
    const accusations = after(5, accused());
    accusations.withdraw(told('disqualification_withdrawn', UNTIL, { winner, proposedAt: FIRST }));
    expect(meaning(() => accusations.leave(out()))).toBe('not_in_log');
  });

  it('keeps other ways out closed, but for the time that is over', () => {
    const none = { reason: null, proposedAt: null };
    expect(meaning(() => after(5, accused()).leave(out({ to: 'declined', ...none })))).toBe('out_of_turn');
    expect(meaning(() => after(5, accused()).leave(out({ to: 'prescribed', ...none })))).toBeNull();
    expect(meaning(() => after(5).leave(out({ to: 'declined' })))).toBe('wrong_value');
  });

  it('may say nothing of two people in draws that promised no defence, and in no others', () => {
    const older = told('winner_out', UNTIL, { winner, to: 'disqualified' });
    expect(meaning(() => after(undefined).leave(older))).toBeNull();
    expect(meaning(() => after(5).leave(older))).toBe('missing_member');
    expect(meaning(() => after(undefined).leave(out()))).toBe('not_in_log');
  });
});

describe('a move of the day', () => {
  const move = { from: '2026-07-04', to: '2026-07-08', reason: 'Sem extração.', source: 'caixa.example' };
  const proposed = told('postponement_proposed', FIRST, move);
  const moved = (said: object = {}) => told('draw_postponed', UNTIL, { ...move, proposedAt: FIRST, ...said });
  const asked = () => {
    const moves = new Moves(true);
    moves.propose(proposed, move.from);
    return moves;
  };

  it('takes two people who say the same', () => {
    expect(meaning(() => asked().confirm(moved()))).toBeNull();
    expect(meaning(() => asked().confirm(moved({ to: '2026-07-11' })))).toBe('promise_differs');
    expect(meaning(() => asked().confirm(moved({ reason: '' })))).toBe('promise_differs');
    expect(meaning(() => asked().confirm(moved({ source: '' })))).toBe('promise_differs');
    expect(meaning(() => asked().confirm(moved({ proposedAt: UNTIL })))).toBe('not_in_log');
    expect(meaning(() => asked().propose(proposed, move.from))).toBe('told_twice');
    expect(meaning(() => new Moves(true).propose(proposed, '2026-07-01'))).toBe('promise_differs');
  });

  it('isn’t made after it was taken back, nor by one person alone', () => {
    const moves = asked();
    moves.withdraw(told('postponement_withdrawn', UNTIL, { to: move.to, proposedAt: FIRST }));
    expect(meaning(() => moves.confirm(moved()))).toBe('not_in_log');
    const older = told('draw_postponed', UNTIL, { from: move.from, to: move.to, reason: '' });
    expect(meaning(() => new Moves(true).confirm(older))).toBe('missing_member');
    expect(meaning(() => new Moves(false).confirm(older))).toBeNull();
  });
});

it('gives a prize back to the heirs of who died, for good', () => {
  const awards = [{ prize: 1, unit: 1, rank: 0, code: 42 }];
  const seats = new Seats({ awards } as unknown as ConstructorParameters<typeof Seats>[0], {
    first: 0,
    last: 0,
  });
  expect(meaning(() => seats.inherit(winner, PLACE))).toBe('out_of_turn');
  seats.leave(winner, { to: 'deceased', at: UNTIL, reason: null }, PLACE);
  expect(seats.gone()).toHaveLength(1);
  expect(meaning(() => seats.mustStay(winner, PLACE))).toBe('out_of_turn');
  seats.inherit(winner, PLACE);
  expect([seats.gone(), seats.holders()]).toMatchObject([[], [winner]]);
  const late = { to: 'prescribed', at: UNTIL, reason: null };
  expect(meaning(() => seats.leave(winner, late, PLACE))).toBe('out_of_turn');
});

describe('a definition', () => {
  const rules = { order: [] };
  const at = '2026-05-02T12:00:00.000Z';
  const defined = (said: object = {}) =>
    ({
      type: 'draw_defined',
      at,
      draw,
      title: 'Edição',
      periodFrom: '2026-05-01',
      periodTo: '2026-06-01',
      seriesFirst: 0,
      seriesLast: 0,
      rules,
      rulesHash: hashOf('{"order":[]}'),
      ...said,
    }) as unknown as Definition;
  const earning = { perCents: 5000 };
  const earningHash = hashOf('{"perCents":5000}');
  const check = (said: object, before: object) =>
    meaning(() => checkDefinition(defined(said), defined(before), PLACE));

  it('has the hash of how numbers are earned', () => {
    expect(check({ earning, earningHash }, { earning, earningHash })).toBeNull();
    expect(check({ earning: { perCents: 1 }, earningHash }, {})).toBe('hash_differs');
    expect(check({ earningHash }, {})).toBe('hash_differs');
  });

  it('changes nothing once people take part, and may tell what older ones say nothing of', () => {
    expect(check({ earning, earningHash, defenceDays: 5 }, {})).toBeNull();
    expect(check({ defenceDays: 4 }, { defenceDays: 5 })).toBe('rules_changed');
    expect(check({}, { defenceDays: 5 })).toBe('rules_changed');
    expect(check({}, { earning, earningHash })).toBe('rules_changed');
    const terms = { documentsWithin: 72, documentsUnit: 'hours', prescribesFrom: 'extraction' };
    expect(check(terms, {})).toBeNull();
    expect(check({ ...terms, documentsWithin: 3 }, terms)).toBe('rules_changed');
    expect(check({ ...terms, prescribesFrom: 'publication' }, terms)).toBe('rules_changed');
    expect(check({ title: 'Outra', defenceDays: 5 }, {})).toBe('rules_changed');
  });
});
