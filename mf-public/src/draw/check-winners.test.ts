import { describe, expect, it } from 'vitest';
import type { Departure, PublishedDraw, PublishedWinner } from '@fio/contracts/public/draws';
import type { Calculation } from '@fio/domain/draw/calculation';
import { publishedChanges } from './check-winners.ts';

const COMMITTED = {
  interval: { first: 3, last: 3 },
  prizes: [
    { position: 1, title: 'Viagem', quantity: 2 },
    { position: 2, title: 'Livro', quantity: 1 },
  ],
};
const award = (prize: number, unit: number, rank: number, number: number) => ({
  prize,
  unit,
  rank,
  code: 300_000 + number,
});
const AWARDS = [
  award(1, 1, 0, 11),
  award(1, 2, 0, 12),
  award(2, 1, 0, 21),
  award(1, 0, 1, 13),
  award(1, 0, 2, 14),
];
const winner = (unit: number, rank: number, number: number): PublishedWinner => ({
  id: `${number}`,
  name: 'Ana',
  cpf: '***.456.789-**',
  city: 'Crato',
  state: 'CE',
  series: null,
  number,
  rank,
  unit,
});
const AT = '2026-02-12T13:00:00Z';
const left = (
  unit: number,
  rank: number,
  number: number,
  outcome: Departure['outcome'] = 'disqualified',
): Departure => ({ unit, rank, number, outcome, reason: null, series: null, at: AT });

type Prize = Pick<PublishedDraw['prizes'][number], 'winners' | 'departures'>;
const changes = (trips: Prize, books: Prize = { winners: [winner(1, 0, 21)], departures: [] }) =>
  publishedChanges(
    {
      prizes: [
        { id: 'a', title: 'Viagem', description: '', ...trips },
        { id: 'b', title: 'Livro', description: '', ...books },
      ],
    },
    { awards: AWARDS } as unknown as Calculation,
    COMMITTED,
  );

describe('published winners', () => {
  it('are right without a change when each unit has the number found for it', () => {
    expect(changes({ winners: [winner(1, 0, 11), winner(2, 0, 12)], departures: [] })).toEqual([]);
  });

  it('may be others where each change is told, in its turn', () => {
    const trips = {
      winners: [winner(1, 0, 11), winner(2, 2, 14)],
      departures: [left(2, 0, 12), left(0, 1, 13)],
    };
    expect(changes(trips)).toEqual([
      {
        prize: 1,
        unit: 0,
        rank: 1,
        code: 300_013,
        outcome: 'disqualified',
        reason: null,
        at: AT,
        next: null,
      },
      {
        ...{ prize: 1, unit: 2, rank: 0, code: 300_012, outcome: 'disqualified', reason: null, at: AT },
        next: { code: 300_014, rank: 2 },
      },
    ]);
    const twice = {
      winners: [winner(1, 0, 11), winner(2, 2, 14)],
      departures: [left(2, 0, 12), left(2, 1, 13)],
    };
    expect(changes(twice)?.map(({ next }) => next?.rank)).toEqual([1, 2]);
  });

  it('may leave a unit to nobody, where that is told', () => {
    const gone = { winners: [winner(1, 0, 11)], departures: [left(2, 0, 12, 'prescribed')] };
    expect(changes(gone)).toMatchObject([{ unit: 2, outcome: 'prescribed', next: null }]);
  });

  const first = winner(1, 0, 11);
  const second = winner(2, 0, 12);
  it.each<[string, Prize, Prize?]>([
    ['a unit is missing', { winners: [first], departures: [] }],
    ['a unit is there twice', { winners: [first, first, second], departures: [] }],
    ['a unit has two holders', { winners: [first, second, winner(2, 1, 13)], departures: [] }],
    ['two units are exchanged', { winners: [winner(1, 0, 12), winner(2, 0, 11)], departures: [] }],
    ['there is one unit more', { winners: [first, second, winner(3, 0, 13)], departures: [] }],
    ['a number is another', { winners: [first, winner(2, 0, 15)], departures: [] }],
    ['a surrogate came in and nobody left', { winners: [first, winner(2, 1, 13)], departures: [] }],
    [
      'a surrogate came in before their turn',
      { winners: [first, winner(2, 2, 14)], departures: [left(2, 0, 12)] },
    ],
    [
      'who came in was found for nothing',
      { winners: [first, winner(2, 3, 15)], departures: [left(2, 0, 12)] },
    ],
    [
      'a surrogate came in for who may still take it',
      { winners: [first, winner(2, 1, 13)], departures: [left(2, 0, 12, 'prescribed')] },
    ],
    ['who left was found for nothing', { winners: [first, winner(2, 1, 13)], departures: [left(2, 0, 19)] }],
    [
      'one surrogate has two prizes',
      { winners: [winner(1, 1, 13), winner(2, 1, 13)], departures: [left(1, 0, 11), left(2, 0, 12)] },
    ],
    ['somebody holds a prize of no unit', { winners: [first, second, winner(0, 1, 13)], departures: [] }],
    [
      'a prize has no winner at all',
      { winners: [first, second], departures: [] },
      { winners: [], departures: [] },
    ],
  ])('are refused where %s', (_what, trips, books) => {
    expect(changes(trips, books)).toBeNull();
  });

  it('are refused where a prize is missing or has another name', () => {
    const trips = { id: 'a', title: 'Viagem', description: '', departures: [], winners: [first, second] };
    const books = { id: 'b', title: 'Livro', description: '', departures: [], winners: [winner(1, 0, 21)] };
    const check = (...prizes: PublishedDraw['prizes']) =>
      publishedChanges({ prizes }, { awards: AWARDS } as unknown as Calculation, COMMITTED);
    expect(check(trips, books)).toEqual([]);
    expect(check(trips)).toBeNull();
    expect(check(trips, { ...books, title: 'Carro' })).toBeNull();
  });
});
