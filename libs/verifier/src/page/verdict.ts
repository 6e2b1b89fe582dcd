import type { Change } from '../draw/Change.ts';
import type { LateRound } from '../draw/late-round.ts';
import { filled, lateText, reasonText, seatText, type Words } from '../words/words.ts';
import { element } from './element.ts';
import type { Failure, Judged } from './messages.ts';
import { stepList } from './running.ts';
import { day, moment, number, readable } from './when.ts';

type Holds = Exclude<Judged, { readonly verdict: 'refused' }>;
type Refused = Extract<Judged, { readonly verdict: 'refused' }>;

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

function changeItem(words: Words, change: Change): HTMLElement {
  const { lang, page } = words;
  const reason = readable(lang, reasonText(words, change));
  return element(
    'li',
    {},
    element('time', { datetime: change.at }, moment(lang, change.at)),
    element('strong', {}, words.change[change.kind]),
    reason === '' ? null : element('span', {}, reason),
    change.out && element('span', {}, filled(page.leaves, { seat: seatText(words, change.out) })),
    change.in && element('span', {}, filled(page.enters, { seat: seatText(words, change.in) })),
  );
}

/** What everybody is to know although it holds; nothing where there is none. */
function tellingPart(title: string, items: readonly HTMLElement[]): HTMLElement | null {
  if (items.length === 0) return null;
  return element(
    'section',
    { class: 'stack' },
    element('h3', {}, title),
    element('ol', { class: 'telling' }, ...items),
  );
}

const changesPart = (words: Words, changes: readonly Change[]) =>
  tellingPart(
    words.page.changes,
    changes.map((change) => changeItem(words, change)),
  );

const latePart = (words: Words, rounds: readonly LateRound[]) =>
  tellingPart(
    words.page.late,
    rounds.map((round) =>
      element(
        'li',
        {},
        lateText(words, round, (at) => moment(words.lang, at)),
      ),
    ),
  );

function factsPart({ lang, page, text }: Words, { title, committed, head, witnesses }: Holds): HTMLElement {
  const { periodFrom, periodTo } = committed;
  const facts: readonly (readonly [string, string])[] = [
    [page.draw, title],
    [page.numbers, number(lang, committed.count)],
    [page.period, filled(page.periodText, { from: day(lang, periodFrom), to: day(lang, periodTo) })],
    [page.list, moment(lang, committed.closedAt)],
    [page.logSize, number(lang, head.size)],
    [page.logRoot, base64(head.root)],
    ...witnesses.map(
      ({ name, time }) =>
        [
          page.witnesses,
          filled(text.witness, { name, at: moment(lang, new Date(time * 1000).toISOString()) }),
        ] as const,
    ),
  ];
  return element(
    'section',
    { class: 'stack' },
    element('h3', {}, page.facts),
    element(
      'dl',
      {},
      ...facts.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
    ),
    element('p', { class: 'small' }, page.noneKnown),
  );
}

/** Where it doesn't hold, for whoever looks into it. */
function whyPart(words: Words, { meaning, place, detail }: Refused): HTMLElement {
  const where = place.pointer === '' ? place.file : `${place.file}#${place.pointer}`;
  return element(
    'section',
    { class: 'stack' },
    element('h3', {}, words.page.why),
    element('p', { class: 'meaning' }, words.meaning[meaning]),
    element('p', {}, `${words.text.place}: `, element('code', {}, where)),
    detail === '' ? null : element('code', { class: 'bytes' }, detail),
  );
}

/** The verdict; `again` goes back to where files are handed over. */
export function verdictView(words: Words, judged: Judged, again: () => void): HTMLElement {
  const { page } = words;
  const isRefused = judged.verdict === 'refused';
  return element(
    'section',
    { class: 'stack verdict', 'data-verdict': judged.verdict },
    element('h2', { class: 'stamp', tabindex: -1 }, words.verdict[judged.verdict]),
    isRefused ? null : element('p', { class: 'draw' }, judged.title),
    element('p', { class: 'lead' }, page[`means.${judged.verdict}`]),
    isRefused ? whyPart(words, judged) : changesPart(words, judged.changes),
    isRefused ? null : latePart(words, judged.lateRounds),
    stepList(words, isRefused ? judged.step : null),
    isRefused ? null : factsPart(words, judged),
    element('div', {}, element('button', { type: 'button', class: 'button', click: again }, page.again)),
  );
}

/** Nothing could be said of a draw, and why. */
export function failureView(words: Words, failure: Failure, detail: string, again: () => void): HTMLElement {
  const { page } = words;
  return element(
    'section',
    { class: 'stack', 'data-verdict': 'none' },
    element('h2', { tabindex: -1 }, page.unread),
    element('p', { class: 'lead' }, page[failure]),
    detail === '' ? null : element('code', { class: 'bytes' }, detail),
    element('div', {}, element('button', { type: 'button', class: 'button', click: again }, page.again)),
  );
}
