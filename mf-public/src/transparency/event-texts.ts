import { orderSizeOf } from '@fio/domain/draw/rule-set';
import type { WinnerState } from '@fio/domain/draw/winner-state';
import { formatOrder, formatLuckyNumber, SERIES_SIZE } from '@fio/domain/lucky-number';
import {
  readEntry,
  type BindingEvent,
  type BindingEventType,
  type LoggedWinner,
} from '@fio/domain/transparency/binding-event';
import { format } from '@fio/platform/i18n';
import type { useTransparencyWords } from './words.ts';

type Translate = typeof useTransparencyWords.t;

export interface LoggedEntry {
  /** Its place in the log, from 0. */
  readonly index: number;
  readonly event: BindingEvent & { readonly at: string };
}

/** An entry in words; `isChange`: it is another than what was told before. */
export interface EventText {
  readonly index: number;
  readonly at: string;
  readonly text: string;
  readonly isChange: boolean;
}

interface KnownDraw {
  readonly title: string;
  readonly size: number;
}

type Draws = ReadonlyMap<string, KnownDraw>;
type Params = Record<string, string | number>;
type Of<Type extends BindingEventType> = Extract<BindingEvent, { type: Type }>;

const numberText = ({ series, number }: LoggedWinner, size: number): string =>
  series === null ? formatOrder(number, size) : formatLuckyNumber({ series, order: number }, size);

/** What the words of each kind name beside the draw; a kind that is missing here doesn't compile. */
const PARAMS: { readonly [Type in BindingEventType]: (event: Of<Type>, size: number) => Params } = {
  regulation_published: ({ title, number }) => ({ title, number }),
  draw_defined: ({ periodFrom, periodTo, lotteryDate }) => ({
    from: format.day(periodFrom),
    to: format.day(periodTo),
    day: format.day(lotteryDate),
  }),
  draw_withdrawn: () => ({}),
  draw_cancelled: () => ({}),
  numbers_committed: () => ({}),
  numbers_revealed: () => ({}),
  prizes_committed: ({ title }) => ({ title }),
  prizes_beacon: ({ round }) => ({ round: format.number(round) }),
  prizes_revealed: () => ({}),
  prize_won: ({ slot }) => ({ slot }),
  prize_refused: ({ slot }) => ({ slot }),
  prize_restored: ({ slot }) => ({ slot }),
  list_closed: () => ({}),
  list_frozen: ({ count }) => ({ count: format.number(count) }),
  postponement_proposed: ({ from, to, reason, source }) => ({
    from: format.day(from),
    to: format.day(to),
    reason,
    source,
  }),
  postponement_withdrawn: ({ to }) => ({ to: format.day(to) }),
  draw_postponed: ({ from, to, reason, source }) => ({
    from: format.day(from),
    to: format.day(to),
    reason,
    source,
  }),
  extraction_begun: () => ({}),
  extraction_settled: ({ entries }) => ({ prizes: entries[0]?.prizes.join(', ') ?? '' }),
  prize_released: ({ prize, digits }) => ({ prize, digits }),
  draw_calculated: ({ run }) => ({ run }),
  draw_reviewed: () => ({}),
  draw_sent_back: () => ({}),
  draw_published: ({ winners }) => ({ count: format.number(winners.filter(({ unit }) => unit > 0).length) }),
  disqualification_proposed: ({ winner, defenceUntil }, size) => ({
    number: numberText(winner, size),
    until: format.dateTime(defenceUntil),
  }),
  disqualification_withdrawn: ({ winner }, size) => ({ number: numberText(winner, size) }),
  winner_out: ({ winner }, size) => ({ number: numberText(winner, size) }),
  winner_substituted: ({ out, in: next }, size) => ({
    out: numberText(out, size),
    in: numberText(next, size),
  }),
  prize_to_heirs: ({ winner }, size) => ({ number: numberText(winner, size) }),
  audit_head: () => ({}),
};

/** Whatever they are the first of their kind or not: each says that something promised came otherwise. */
const CHANGES: ReadonlySet<BindingEventType> = new Set<BindingEventType>([
  'draw_withdrawn',
  'draw_cancelled',
  'draw_postponed',
  'draw_sent_back',
  'prize_refused',
  'prize_restored',
  'winner_out',
  'winner_substituted',
  'prize_to_heirs',
]);

const isChange = (event: BindingEvent, draws: Draws): boolean =>
  CHANGES.has(event.type) ||
  (event.type === 'draw_defined' && draws.has(event.draw)) ||
  (event.type === 'regulation_published' && event.number > 1) ||
  (event.type === 'extraction_settled' && event.outcome !== 'confirmed');

function textOf(event: BindingEvent, draws: Draws, t: Translate): string {
  const known = 'draw' in event ? draws.get(event.draw) : undefined;
  const paramsOf = PARAMS[event.type] as (one: BindingEvent, size: number) => Params;
  const params = { ...paramsOf(event, known?.size ?? SERIES_SIZE), draw: known?.title ?? t('aDraw') };
  if (event.type === 'extraction_settled') return t(`event.extraction_settled.${event.outcome}`, params);
  if (event.type === 'disqualification_proposed')
    return t(`event.${event.type}`, { ...params, reason: t(`reason.${event.reason}`) });
  // Of one who was disqualified before reasons were listed none is known.
  if (event.type === 'winner_out' && event.reason) {
    const how = event.renunciationHash ? 'defence_given_up' : 'disqualified';
    return t(`event.winner_out.${how}`, { ...params, reason: t(`reason.${event.reason}`) });
  }
  if (event.type === 'winner_out')
    return t('event.winner_out', { ...params, state: t(`state.${event.to as WinnerState}`) });
  return t(`event.${event.type}`, params);
}

/** The entries of a bundle; one of another form, of a later version of the product, is left out. */
export const entriesIn = (texts: readonly string[], from: number): LoggedEntry[] =>
  texts.flatMap((text, at) => {
    const event = readEntry(text);
    return event === null || !(event.type in PARAMS) ? [] : [{ index: from + at, event }];
  });

/** The entries in words, the newest first, those of the audit's trail apart. `entries` are in the log's order. */
export function eventTexts(entries: readonly LoggedEntry[], t: Translate): EventText[] {
  const draws = new Map<string, KnownDraw>();
  const told: EventText[] = [];
  for (const { index, event } of entries) {
    const changes = isChange(event, draws);
    if (event.type === 'draw_defined')
      draws.set(event.draw, { title: event.title, size: orderSizeOf(event.rules) });
    if (event.type === 'audit_head') continue;
    told.push({ index, at: event.at, text: textOf(event, draws, t), isChange: changes });
  }
  return told.reverse();
}
