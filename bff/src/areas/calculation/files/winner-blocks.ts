import { isHoldingWinner } from '@fio/domain';
import type { Block } from '../../../core/pdf/block.ts';
import { type MinutedDraw, stateOf, type MinutedWinner } from './drawn-draw.ts';
import { minutesPt as t } from './minutes.pt.ts';
import { numbersOf } from './writing.ts';

/** Who won what, the surrogates who wait, and who was replaced before the publication. CPFs are masked. */
export function winnerBlocks(draw: MinutedDraw): Block[] {
  const number = numbersOf(draw);
  const all = draw.prizes.flatMap(({ title, winners }) => winners.map((winner) => ({ title, winner })));
  const rowsOf = (wanted: (winner: MinutedWinner) => boolean, last: (winner: MinutedWinner) => string[]) =>
    all
      .filter(({ winner }) => wanted(winner))
      .map(({ title, winner }) => {
        const { name, maskedCpf, city, uf } = winner;
        return [title, name, number.ofWinner(winner), maskedCpf, `${city}/${uf}`, ...last(winner)];
      });
  const header = [t.prize, t.winner, t.drawnNumber, t.cpf, t.city];
  const part = (text: string, more: string, rows: readonly string[][]): Block[] =>
    rows.length === 0
      ? []
      : [
          { kind: 'heading', level: 3, text },
          { kind: 'table', header: [...header, more], rows },
        ];
  const { missing } = draw.run.result;
  const isHolder = (winner: MinutedWinner) => isHoldingWinner(stateOf(winner));
  const waits = (winner: MinutedWinner) => stateOf(winner) === 'reserve';
  // What a winner did after the publication is no matter of the minutes: whoever was published stays in them.
  const published = draw.publishedAt;
  const wasReplaced = (winner: MinutedWinner) =>
    !isHolder(winner) && !waits(winner) && (published === null || winner.changedAt <= published);
  return [
    { kind: 'heading', level: 2, text: t.winners },
    {
      kind: 'table',
      header,
      rows: rowsOf(
        (winner) => !waits(winner) && !wasReplaced(winner),
        () => [],
      ),
    },
    ...(missing > 0 ? [{ kind: 'paragraph', text: t.missing(missing) } as const] : []),
    ...part(
      t.surrogates,
      t.situation,
      rowsOf(waits, ({ rank }) => [t.surrogate(rank)]),
    ),
    ...part(
      t.replaced,
      t.situation,
      rowsOf(wasReplaced, (winner) => [t.states[stateOf(winner)]]),
    ),
  ];
}
