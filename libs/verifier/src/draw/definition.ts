import { hashOf } from '../crypto/bytes.ts';
import { canonical } from '../reading/canonical.ts';
import type { Json } from '../reading/parse-json.ts';
import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';
import type { SaidOf } from '../log/entries.ts';
import type { Commitment } from './forms.ts';

export type Definition = SaidOf<'draw_defined'>;

const HOUR = 3_600_000;
/** When a day of São Paulo begins. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000-03:00`);
/** When an extraction of the Loteria Federal begins, at the earliest. */
export const extractionOf = (day: string): number => Date.parse(`${day}T19:00:00.000-03:00`);

const textOf = (value: unknown): string => canonical(value as Json);

/** What may change once people take part: which regulation is in force. */
const bound = ({ regulation: _regulation, at: _at, ...rest }: Definition) => rest;
/** What definitions tell that are newer: before it nothing was said of it. */
const NEWER = [
  'defenceDays',
  'earning',
  'earningHash',
  'documentsWithin',
  'documentsUnit',
  'prescribesFrom',
] as const;

/** Whether a definition changes what the one before told. */
function isChanged(before: Definition, said: Definition): boolean {
  const unsaid = NEWER.filter((name) => before[name] === undefined).map((name) => [name, undefined]);
  const now = { ...bound(said), ...Object.fromEntries(unsaid) };
  return textOf(JSON.parse(JSON.stringify(now))) !== textOf(bound(before));
}

/** Takes a definition in the place of the one before; past the period's first moment its rules may not change. */
export function checkDefinition(said: Definition, before: Definition | null, place: Place): void {
  mustEqual(below(place, 'rulesHash'), 'hash_differs', said.rulesHash, hashOf(textOf(said.rules)));
  if (said.earningHash !== undefined)
    mustEqual(
      below(place, 'earningHash'),
      'hash_differs',
      said.earningHash,
      hashOf(textOf(said.earning ?? null)),
    );
  if (said.seriesFirst > said.seriesLast || said.periodFrom > said.periodTo)
    throw new Refusal(place, 'wrong_value');
  const [begun] = [before, said].map((one) => one?.periodFrom ?? '9999-12-31').toSorted();
  const isBegun = Date.parse(said.at) >= startOf(begun ?? said.periodFrom);
  if (isBegun && (before === null || isChanged(before, said)))
    throw new Refusal(place, 'rules_changed', said.at);
}

/** Holds what was committed to with the list against the definition in force. `lotteryDate` is as moved until then. */
export function checkCommitment(
  committed: Commitment,
  said: Definition,
  lotteryDate: string,
  place: Place,
): void {
  const cutOffAt = new Date(extractionOf(lotteryDate) - said.cutOffHours * HOUR).toISOString();
  const wanted: readonly [keyof Commitment, unknown][] = [
    ['title', said.title],
    ['certificate', said.certificate],
    ['ruleSet', said.rules],
    ['interval', { first: said.seriesFirst, last: said.seriesLast }],
    ['periodFrom', said.periodFrom],
    ['periodTo', said.periodTo],
    ['lotteryDate', lotteryDate],
    ['prizes', said.prizes.map(({ position, title, quantity }) => ({ position, title, quantity }))],
    ['surrogates', said.surrogates],
    ['cutOffAt', cutOffAt],
    // A definition may be older than days of defence.
    ['defenceDays', said.defenceDays ?? committed.defenceDays],
  ];
  for (const [name, value] of wanted)
    mustEqual(below(place, name), 'promise_differs', textOf(committed[name] ?? null), textOf(value ?? null));
  for (const [index, { position }] of committed.prizes.entries())
    mustEqual(below(place, 'prizes', index, 'position'), 'promise_differs', position, index + 1);
}
