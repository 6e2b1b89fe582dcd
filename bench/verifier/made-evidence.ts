import { createHash } from 'node:crypto';
import {
  calculate,
  calculationText,
  canonicalJson,
  COMMON_EARNING_RULE,
  COMMON_RULE_SET,
  commitmentText,
  cutOffOf,
  definitionOf,
  type JsonValue,
  type ListCommitment,
  lookedAt,
  openedCodes,
  SERIES_SIZE,
  standingsOf,
  WINNERS_PER_ENTRY,
} from '@fio/domain';
import { MadeList, openingOf, shownOf } from './made-list.ts';
import { madeLog, type EntryAt } from './made-log.ts';

const DRAW = '0190a000-0000-7000-8000-00000000d4a3';
const SEED = new Uint8Array(32).fill(9);
const PRIZES = ['23337', '82513', '17082', '53195', '49504'];
const [FROM, TO, DAY] = ['2026-03-30', '2026-06-28', '2026-07-04'];
const CLOSED = '2026-07-01T13:00:00.000Z';
/** Of a thousand numbers given out one wins. */
const SHARE = 1000;

const hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const sealed = (text: string) => ({ text, hash: hex(text) });
const hashOf = (value: unknown) => hex(canonicalJson(value as JsonValue));

/** All that is public of a draw of so many numbers, by the names of docs/verification/draw.md; half of those met can't win. */
export async function madeEvidence(count: number): Promise<ReadonlyMap<string, Uint8Array | string>> {
  const series = count / SERIES_SIZE;
  const list = new MadeList(DRAW, SEED, series, count);
  const prizes = [{ position: 1, title: 'Ingresso', quantity: count / SHARE }];
  const head = {
    title: 'Sorteio de muitos',
    certificate: null,
    periodFrom: FROM,
    periodTo: TO,
    lotteryDate: DAY,
  };
  const rules = COMMON_RULE_SET;
  const { root, blocks } = list;
  const commitment: ListCommitment = {
    ...head,
    drawId: DRAW,
    ruleSet: rules,
    interval: { first: 0, last: series - 1 },
    prizes,
    surrogates: 0,
    count,
    blocks,
    root,
    files: [],
    closedAt: CLOSED,
    cutOffAt: cutOffOf(DAY, 2).toISOString(),
    defenceDays: 5,
    sealed: { given: count, voided: 0, at: CLOSED },
  };
  const committed = sealed(commitmentText(commitment));
  const definition = definitionOf(commitment);
  const calculation = await calculate(definition, PRIZES, list);
  const result = sealed(calculationText(calculation));
  const winners = calculation.awards.map(({ prize, unit, rank, code }) => ({
    prize,
    unit,
    rank,
    series: series === 1 ? null : Math.floor(code / SERIES_SIZE),
    number: code % SERIES_SIZE,
  }));
  const run = { draw: DRAW, run: 1, resultHash: result.hash };
  const typed = { contest: '5962', prizes: PRIZES, source: 'Loterias Caixa' };
  const parts = Math.ceil(winners.length / WINNERS_PER_ENTRY);
  const order = { draw: DRAW, seedHash: hex(SEED) };
  const seed = Buffer.from(SEED).toString('hex');
  const until: readonly EntryAt[] = [
    {
      at: '2026-03-26T00:00:00.000Z',
      event: {
        ...head,
        type: 'draw_defined',
        draw: DRAW,
        regulation: null,
        seriesFirst: 0,
        seriesLast: series - 1,
        surrogates: 0,
        cutOffHours: 2,
        defenceDays: 5,
        documentsWithin: 3,
        documentsUnit: 'business_days',
        prescribesFrom: 'extraction',
        prizes: prizes.map((prize) => ({ ...prize, valueCents: 1000 })),
        rules,
        rulesHash: hashOf(rules),
        earning: COMMON_EARNING_RULE,
        earningHash: hashOf(COMMON_EARNING_RULE),
      },
    },
    {
      at: '2026-03-27T00:00:00.000Z',
      event: { ...order, type: 'numbers_committed', seriesFirst: 0, seriesLast: series - 1 },
    },
    { at: '2026-06-29T12:00:00.000Z', event: { ...order, type: 'numbers_revealed', seed } },
    { at: CLOSED, event: { type: 'list_closed', draw: DRAW, closedAt: CLOSED } },
  ];
  const shown: readonly EntryAt[] = [
    {
      at: '2026-07-01T13:10:00.000Z',
      event: { type: 'list_frozen', draw: DRAW, commitmentHash: committed.hash, count, root },
    },
    { at: '2026-07-05T13:00:00.000Z', event: { type: 'extraction_begun', draw: DRAW } },
    {
      at: '2026-07-05T15:24:00.000Z',
      event: {
        type: 'extraction_settled',
        draw: DRAW,
        outcome: 'confirmed',
        entries: [1, 2].map((place) => ({ ...typed, place, at: `2026-07-05T1${2 + place}:00:00.000Z` })),
      },
    },
    { at: '2026-07-06T13:00:00.000Z', event: { ...run, type: 'draw_calculated', extraction: PRIZES } },
    { at: '2026-07-06T15:00:00.000Z', event: { ...run, type: 'draw_reviewed' } },
    ...Array.from({ length: parts }, (_, index): EntryAt => ({
      at: '2026-07-08T13:00:00.000Z',
      event: {
        ...run,
        type: 'draw_published',
        part: index + 1,
        parts,
        winners: winners.slice(index * WINNERS_PER_ENTRY, (index + 1) * WINNERS_PER_ENTRY),
      },
    })),
  ];
  const log = madeLog([...until, ...shown]);
  const evidence = {
    format: 'fio-draw-evidence/3',
    draw: { id: DRAW, slug: 'muitos', title: head.title },
    commitment: committed,
    extraction: { contest: typed.contest, date: DAY, prizes: PRIZES },
    list: list.prove(await lookedAt(definition, calculation, list)),
    standings: standingsOf(calculation).map(({ code, standing }) => ({ code, standing, ...shownOf(code) })),
    openings: openedCodes(calculation)
      .toSorted((one, other) => one - other)
      .map(openingOf),
    result,
    log: shown.map(log.shown),
  };
  const page = {
    id: DRAW,
    slug: 'muitos',
    ...head,
    state: 'published',
    postponements: [],
    log: [],
    plannedAt: null,
    place: 'São Paulo',
    regulation: null,
    prizes: prizes.map(({ title, quantity }) => ({ title, quantity })),
    numbers: { seedHash: order.seedHash, committedAt: '2026-03-27T00:00:00.000Z' },
    list: { ...committed, publishedAt: '2026-07-01T13:10:00.000Z', count },
    published: {
      id: DRAW,
      slug: 'muitos',
      title: head.title,
      seriesSize: SERIES_SIZE,
      periodFrom: FROM,
      periodTo: TO,
      calculatedAt: '2026-07-06T13:00:00.000Z',
      place: 'São Paulo',
      publishedAt: '2026-07-08T13:00:00.000Z',
      extraction: evidence.extraction,
      prizes: [
        {
          id: DRAW,
          title: 'Ingresso',
          description: '',
          winners: winners.map(({ prize: _prize, ...winner }) => ({
            ...winner,
            id: DRAW,
            name: 'Pessoa',
            cpf: '***.456.789-**',
            city: 'Crato',
            state: 'CE',
          })),
          departures: [],
        },
      ],
    },
    documents: [],
  };
  const numbers = {
    items: [
      {
        title: head.title,
        given: count,
        commitment: {
          drawId: DRAW,
          seriesFirst: 0,
          seriesLast: series - 1,
          seriesSize: SERIES_SIZE,
          seedHash: order.seedHash,
          committedAt: '2026-03-27T00:00:00.000Z',
          seed,
          revealedAt: '2026-06-29T12:00:00.000Z',
        },
      },
    ],
  };
  return new Map([
    ...log.files,
    ['draw.json', JSON.stringify(page)],
    ['evidence.json', JSON.stringify(evidence)],
    ['numbers.json', JSON.stringify(numbers)],
    ['prizes.json', JSON.stringify({ items: [] })],
  ]);
}
