import { below, mustEqual, Refusal } from '../reading/Refusal.ts';
import { type Change, change } from './Change.ts';
import type { DrawEntry, DrawEntryOf } from './draw-entries.ts';

type Proposed = DrawEntryOf<'postponement_proposed'>;

/** Moves of a draw's day, each asked for by one person and confirmed by another: one at a time. */
export class Moves {
  readonly #byTwo: boolean;
  #open: Proposed | null = null;

  /** @param byTwo Whether each needs a proposal: draws whose list promises days of defence are held so. */
  constructor(byTwo: boolean) {
    this.#byTwo = byTwo;
  }

  propose(entry: Proposed, day: string): void {
    const { place, said } = entry;
    if (this.#open) throw new Refusal(place, 'told_twice', said.at);
    mustEqual(below(place, 'from'), 'promise_differs', said.from, day);
    if (said.to <= day) throw new Refusal(below(place, 'to'), 'promise_differs', said.to);
    this.#open = entry;
  }

  #take({
    place,
    said,
  }: DrawEntryOf<'postponement_withdrawn'> | DrawEntryOf<'draw_postponed'>): Proposed['said'] {
    const proposed = this.#open?.said;
    if (proposed === undefined || proposed.at !== said.proposedAt)
      throw new Refusal(below(place, 'proposedAt'), 'not_in_log', said.proposedAt);
    mustEqual(below(place, 'to'), 'promise_differs', said.to, proposed.to);
    this.#open = null;
    return proposed;
  }

  withdraw(entry: DrawEntryOf<'postponement_withdrawn'>): void {
    this.#take(entry);
  }

  confirm(entry: DrawEntryOf<'draw_postponed'>): void {
    const { place, said } = entry;
    if (said.proposedAt === undefined && !this.#byTwo) return;
    if (said.proposedAt === undefined) throw new Refusal(below(place, 'proposedAt'), 'missing_member');
    const { from, reason, source } = this.#take(entry);
    mustEqual(below(place, 'from'), 'promise_differs', said.from, from);
    mustEqual(below(place, 'reason'), 'promise_differs', said.reason, reason);
    mustEqual(below(place, 'source'), 'promise_differs', said.source ?? '', source);
  }
}

/** What the log tells of moves, for everyone to see. */
export function moveChange({ place, said }: DrawEntry): Change[] {
  const { at } = said;
  if (said.type === 'postponement_withdrawn')
    return [change({ kind: 'postponement_withdrawn', at, reason: `→ ${said.to}`, place })];
  if (said.type !== 'postponement_proposed' && said.type !== 'draw_postponed') return [];
  const kind = said.type === 'draw_postponed' ? 'postponed' : said.type;
  const source = said.source === undefined ? '' : ` (${said.source})`;
  return [change({ kind, at, reason: `${said.from} → ${said.to}: ${said.reason}${source}`, place })];
}
