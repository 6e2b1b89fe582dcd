import { mustEqual, Refusal } from '../reading/Refusal.ts';
import type { Commitment, Evidence, Page } from './forms.ts';
import type { Promised } from './history.ts';
import type { DrawEntry } from './draw-entries.ts';
import { type Outcome, placeIn } from './outcome.ts';
import type { Seats } from './seats.ts';
import { checkPageLog } from './shown-log.ts';

const FILE = 'draw.json';
/** The page may tell a moment of the log by another reading of the clock. */
const READINGS = 60_000;
const at = (...steps: readonly (string | number)[]) => placeIn(FILE, ...steps);
const text = (value: unknown): string => JSON.stringify(value);

/** @param isExact Draws whose list promises days of defence tell the log's moments themselves. */
function mustBeAt(
  steps: readonly (string | number)[],
  found: string,
  told: string,
  isExact: boolean = false,
): void {
  if (isExact ? found !== told : Math.abs(Date.parse(found) - Date.parse(told)) > READINGS)
    throw new Refusal(at(...steps), 'page_differs', `${found}, not ${told}`);
}

const is = (steps: readonly (string | number)[], found: unknown, wanted: unknown): void =>
  mustEqual(at(...steps), 'page_differs', text(found), text(wanted));

function checkHead(
  page: Page,
  evidence: Evidence,
  committed: Commitment,
  { definition, ...promised }: Promised,
): void {
  const { draw } = evidence;
  mustEqual(placeIn('evidence.json', 'draw', 'id'), 'page_differs', draw.id, committed.drawId);
  mustEqual(placeIn('evidence.json', 'draw', 'title'), 'page_differs', draw.title, committed.title);
  is(['id'], page.id, committed.drawId);
  is(['slug'], page.slug, draw.slug);
  is(['title'], page.title, committed.title);
  is(['certificate'], page.certificate, committed.certificate);
  is(['periodFrom'], page.periodFrom, committed.periodFrom);
  is(['periodTo'], page.periodTo, committed.periodTo);
  is(['lotteryDate'], page.lotteryDate, promised.lotteryDate);
  is(['numbers', 'seedHash'], page.numbers.seedHash, promised.committed.said.seedHash);
  mustBeAt(['numbers', 'committedAt'], page.numbers.committedAt, promised.committed.said.at);
  is(
    ['prizes'],
    page.prizes,
    committed.prizes.map(({ title, quantity }) => ({ title, quantity })),
  );
  is(['postponements', 'length'], page.postponements.length, promised.postponed.length);
  for (const [index, { said }] of promised.postponed.entries()) {
    const shown = page.postponements[index];
    is(['postponements', index, 'from'], shown?.from, said.from);
    is(['postponements', index, 'to'], shown?.to, said.to);
    is(['postponements', index, 'reason'], shown?.reason ?? '', said.reason);
    is(['postponements', index, 'source'], shown?.source, said.source ?? null);
    mustBeAt(['postponements', index, 'at'], shown?.at ?? '', said.at, promised.defenceDays !== undefined);
  }
  is(['regulation', 'slug'], page.regulation?.slug, definition.regulation?.document);
  is(['regulation', 'number'], page.regulation?.number, definition.regulation?.number);
}

function checkList(
  { list }: Page,
  { commitment }: Evidence,
  committed: Commitment,
  { frozen }: Promised,
): void {
  is(['list', 'hash'], list.hash, commitment.hash);
  is(['list', 'text'], list.text, commitment.text);
  is(['list', 'count'], list.count, committed.count);
  mustBeAt(['list', 'publishedAt'], list.publishedAt, frozen.said.at);
}

function checkWinners({ published }: Page, committed: Commitment, seats: Seats): void {
  is(['published', 'prizes', 'length'], published.prizes.length, committed.prizes.length);
  const [holders, gone] = [seats.holders(), seats.gone()];
  for (const [index, prize] of published.prizes.entries()) {
    const here = ['published', 'prizes', index] as const;
    is([...here, 'title'], prize.title, committed.prizes[index]?.title);
    const held = holders.filter((seat) => seat.prize === index + 1);
    is([...here, 'winners', 'length'], prize.winners.length, held.length);
    for (const [place, { unit, rank, series, number }] of held.entries())
      for (const [name, value] of Object.entries({ unit, rank, series, number }))
        is([...here, 'winners', place, name], prize.winners[place]?.[name as 'unit'], value);
    const left = gone.filter((seat) => seat.prize === index + 1);
    is([...here, 'departures', 'length'], prize.departures.length, left.length);
    for (const [place, { unit, rank, series, number, left: way }] of left.entries()) {
      const shown = prize.departures[place];
      const told = { unit, rank, series, number, outcome: way.to, reason: way.reason };
      for (const [name, value] of Object.entries(told))
        is([...here, 'departures', place, name], shown?.[name as 'unit'], value);
      const isExact = committed.defenceDays !== undefined;
      mustBeAt([...here, 'departures', place, 'at'], shown?.at ?? '', way.at, isExact);
    }
  }
}

function checkPublished(
  page: Page,
  evidence: Evidence,
  committed: Commitment,
  { calculated, published: entry }: Outcome,
) {
  const { published } = page;
  is(['published', 'id'], published.id, committed.drawId);
  is(['published', 'slug'], published.slug, page.slug);
  is(['published', 'title'], published.title, committed.title);
  is(['published', 'place'], published.place, page.place);
  is(['published', 'seriesSize'], published.seriesSize, 10 ** committed.ruleSet.order.length);
  is(['published', 'periodFrom'], published.periodFrom, committed.periodFrom);
  is(['published', 'periodTo'], published.periodTo, committed.periodTo);
  is(['published', 'extraction', 'contest'], published.extraction.contest, evidence.extraction.contest);
  is(['published', 'extraction', 'date'], published.extraction.date, evidence.extraction.date);
  is(['published', 'extraction', 'prizes'], published.extraction.prizes, evidence.extraction.prizes);
  mustBeAt(['published', 'calculatedAt'], published.calculatedAt, calculated.said.at);
  mustBeAt(['published', 'publishedAt'], published.publishedAt, entry.said.at);
}

/** What is known of a draw by now. */
export interface Known {
  readonly log: readonly DrawEntry[];
  readonly evidence: Evidence;
  readonly committed: Commitment;
  readonly promised: Promised;
  readonly outcome: Outcome;
  readonly seats: Seats;
}

/** Holds the page that everyone sees against what was shown. */
export function checkPage(page: Page, { log, evidence, committed, promised, outcome, seats }: Known): void {
  checkHead(page, evidence, committed, promised);
  checkList(page, evidence, committed, promised);
  checkPublished(page, evidence, committed, outcome);
  checkWinners(page, committed, seats);
  checkPageLog(page.log, log, at('log'));
}
