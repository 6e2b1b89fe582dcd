import { fromHex } from '../crypto/bytes.ts';
import { below, Refusal, wholeOf } from '../reading/Refusal.ts';
import type { Commitment, Evidence } from './forms.ts';
import { ELIGIBLE, holderTag, isTag, type Listed, type ShownList } from './list.ts';
import { readSeal } from './seal.ts';
import { targetOf, type Trace } from './target.ts';
import { type Side, waysOf } from './ways.ts';

/** Who is found for what: `unit` from 1 for winners, `rank` from 1 for surrogates. */
export interface Award {
  readonly prize: number;
  readonly unit: number;
  readonly rank: number;
}

type Step =
  | { readonly kind: 'series'; readonly series: number; readonly order: number }
  | { readonly kind: 'won'; readonly code: number; readonly side: Side; readonly award: Award }
  | {
      readonly kind: 'skipped';
      readonly code: number;
      readonly side: Side;
      readonly reason: string;
      readonly wonWith?: number;
    }
  | { readonly kind: 'exhausted'; readonly missing: number };

/** What came of a draw, as its text says it. */
export interface Calculation {
  readonly extraction: readonly string[];
  readonly trace: Trace;
  readonly walk: readonly Step[];
  readonly awards: readonly (Award & { readonly code: number })[];
  readonly missing: number;
}

const FILE = wholeOf('evidence.json');

function awardsOf({ prizes, surrogates }: Commitment): Award[] {
  const units = prizes.flatMap(({ quantity }, at) =>
    Array.from({ length: quantity }, (_, unit) => ({ prize: at + 1, unit: unit + 1, rank: 0 })),
  );
  const ranks = prizes.flatMap((_, at) =>
    Array.from({ length: surrogates }, (__, rank) => ({ prize: at + 1, unit: 0, rank: rank + 1 })),
  );
  return [...units, ...ranks];
}

/** Says of each number that is met what the list seals of it. All that is said must be asked for, in its order. */
class Desk {
  readonly #evidence: Evidence;
  readonly #wonBy = new Map<string, number>();
  readonly #openings: ReadonlyMap<number, number>;
  readonly #used = new Set<number>();
  #standing = 0;

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
    this.#openings = new Map(evidence.openings.map(({ code }, index) => [code, index]));
  }

  /** Why a number can't win; null where it can. */
  standing(listed: Listed): string | null {
    const place = below(FILE, 'standings', this.#standing);
    const shown = this.#evidence.standings[this.#standing];
    if (shown?.code !== listed.code) return null;
    this.#standing += 1;
    const seal = fromHex(shown.seal);
    if (readSeal(seal, below(place, 'seal')) !== shown.standing)
      throw new Refusal(below(place, 'standing'), 'tag_differs', shown.standing);
    if (!isTag(listed, fromHex(shown.holder), seal))
      throw new Refusal(place, 'tag_differs', String(listed.code));
    return shown.standing;
  }

  /** The number that the same person won with before; undefined where there is none. */
  before(listed: Listed, isOnce: boolean): number | undefined {
    const index = this.#openings.get(listed.code);
    const opening = index === undefined ? undefined : this.#evidence.openings[index];
    const place = below(FILE, 'openings', index ?? '-');
    if (opening === undefined || index === undefined)
      throw new Refusal(place, 'not_shown', String(listed.code));
    if (!isTag(listed, holderTag(opening.key, opening.registrationId), ELIGIBLE))
      throw new Refusal(place, 'tag_differs', String(listed.code));
    this.#used.add(index);
    const won = isOnce ? this.#wonBy.get(opening.registrationId) : undefined;
    if (won === undefined) this.#wonBy.set(opening.registrationId, listed.code);
    return won;
  }

  /** Nothing is said of other numbers, nor in another order. */
  close(): void {
    const { standings, openings } = this.#evidence;
    if (this.#standing < standings.length)
      throw new Refusal(below(FILE, 'standings', this.#standing), 'shown_needlessly');
    for (const [index, { code }] of openings.entries()) {
      const place = below(FILE, 'openings', index);
      if (!this.#used.has(index)) throw new Refusal(place, 'shown_needlessly', String(code));
      if (code <= (openings[index - 1]?.code ?? -1)) throw new Refusal(place, 'out_of_turn', String(code));
    }
  }
}

/** Finds winners and surrogates over nothing but what the evidence shows of the committed list. */
export function calculate(committed: Commitment, evidence: Evidence, list: ShownList): Calculation {
  const extraction = evidence.extraction.prizes;
  const trace = targetOf(committed, extraction, below(FILE, 'extraction', 'prizes'));
  const open = awardsOf(committed);
  const desk = new Desk(evidence);
  const walk: Step[] = [];
  let won = 0;
  const isOver = () => won === open.length;
  for (const [from, way] of waysOf(committed, trace.target, list)) {
    if (isOver()) break;
    walk.push({ kind: 'series', ...from });
    for (const { listed, side } of way) {
      const { code } = listed;
      const reason = desk.standing(listed);
      const wonWith = reason === null ? desk.before(listed, committed.ruleSet.onePrizePerPerson) : undefined;
      const award = open[won];
      if (reason !== null) walk.push({ kind: 'skipped', code, side, reason });
      else if (wonWith !== undefined)
        walk.push({ kind: 'skipped', code, side, reason: 'already_awarded', wonWith });
      else if (award) {
        walk.push({ kind: 'won', code, side, award });
        won += 1;
      }
      if (isOver()) break;
    }
  }
  desk.close();
  const missing = open.length - won;
  if (missing > 0) walk.push({ kind: 'exhausted', missing });
  const awards = walk.flatMap((step) => (step.kind === 'won' ? [{ ...step.award, code: step.code }] : []));
  return { extraction, trace, walk, awards, missing };
}
