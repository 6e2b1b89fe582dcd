import { expect, it } from 'vitest';
import { fromHex, sha256, toHex } from '../crypto/bytes.ts';
import { lateRound } from '../draw/late-round.ts';
import type { Entry, SaidOf } from '../log/entries.ts';
import { wholeOf } from '../reading/Refusal.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { en } from '../words/en.ts';
import { prizesReportOf } from '../words/report.ts';
import { example, judgedPrizes } from './example.fixture.ts';
import { files, placeOf, published, rewrite, said, shown } from './prizes.fixture.ts';

interface Round extends JsonObject {
  readonly chain: string;
  readonly publicKey: string;
  readonly genesis: number;
  readonly period: number;
  readonly round: number;
}

const [promised, came] = [placeOf('prizes_committed'), placeOf('prizes_beacon')];
const named = (said[promised] as JsonObject)['beacon'] as Round;
const beacon = shown.schedule['beacon'] as JsonObject;
const time = (named.genesis + (named.round - 1) * named.period) * 1000;
const at = (moment: number) => new Date(moment).toISOString();
const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

/** What is told of the round, and shown, with the same change. */
const renamed = (change: JsonObject, told: JsonObject = {}) =>
  [
    rewrite(promised, { beacon: { ...named, ...change } }).with(came, {
      ...(said[came] as JsonObject),
      ...told,
    }),
    { beacon: { ...beacon, ...change } },
  ] as const;

/** With its last digit another. */
const turned = (hex: string) => `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}`;
const win = placeOf('prize_won');
const moved = said.toSpliced(came, 1).toSpliced(win, 0, {
  ...(said[came] as JsonObject),
  at: (said[win] as JsonObject)['at'] ?? '',
});
const { beacon: none, ...unmixed } = said[promised] as JsonObject;
/** A value of another beacon: a point of the curve, and no signature of this. */
const other =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';

it.each<[string, readonly JsonObject[], JsonObject, string]>([
  [
    'a round that had come when it was named',
    rewrite(promised, { at: at(time) }),
    { committedAt: at(time) },
    'too_late',
  ],
  [
    'a round too near to its promise',
    rewrite(promised, { at: at(time - 600_000) }),
    { committedAt: at(time - 600_000) },
    'too_late',
  ],
  ['a round told before its time', rewrite(came, { at: at(time - 1) }), {}, 'too_early'],
  [
    'a value that was chosen',
    rewrite(came, { signature: other }),
    { beacon: { ...beacon, signature: other, randomness: toHex(sha256(fromHex(other))) } },
    'beacon_differs',
  ],
  ['an earlier round', ...renamed({ round: named.round - 1 }, { round: named.round - 1 }), 'beacon_differs'],
  ['another round than was named', rewrite(came, { round: named.round - 1 }), {}, 'beacon_differs'],
  ['another key', ...renamed({ publicKey: turned(named.publicKey) }), 'beacon_differs'],
  ['a key of one’s own under quicknet’s name', ...renamed({ chain: QUICKNET }), 'beacon_differs'],
  ['a round told once somebody had won', moved, {}, 'out_of_turn'],
  ['a round that is hushed up', said.toSpliced(came, 1), {}, 'beacon_differs'],
  [
    'a round that is hushed up, on the page too',
    said.toSpliced(came, 1),
    { beacon: { ...beacon, signature: null, randomness: null } },
    'out_of_turn',
  ],
  ['a round told twice', said.toSpliced(came, 0, said[came] as JsonObject), {}, 'told_twice'],
  ['a page without the round', said, { beacon: null }, 'missing_member'],
  ['a round that nobody had named', said.with(promised, unmixed), { beacon: null }, 'out_of_turn'],
  [
    'a seed that was not mixed after all',
    said.with(promised, unmixed).toSpliced(came, 1),
    { beacon: null },
    'slot_differs',
  ],
])('refuses %s, whoever signs', async (_what, log, schedule, meaning) => {
  const verdict = await judgedPrizes(files, published(log, { schedule: { ...shown.schedule, ...schedule } }));
  expect(verdict).toMatchObject({ verdict: 'refused', refusal: { meaning } });
});

it('names the round, and the key of a beacon that it doesn’t know', async () => {
  const verdict = await judgedPrizes(files, {});
  expect(verdict).toMatchObject({ beacon: { round: named.round, at: at(time), isKnown: false } });
  const [, line] = prizesReportOf(en, verdict);
  expect(line).toContain(`round ${named.round}, of ${at(time)}, of a beacon that this program does not know`);
  expect(line).toContain(named.publicKey);
});

it('holds a round that was told after the beginning, and says so', async () => {
  const toldAt = at(Date.parse(shown.schedule['startsAt'] as string) + 1);
  const late = await judgedPrizes(files, published(rewrite(came, { at: toldAt })));
  const told = { title: 'Semana de estreia', round: named.round, at: at(time), toldAt };
  expect(late).toMatchObject({ verdict: 'confirmed', lateRound: told });
  expect(prizesReportOf(en, late)[2]).toContain(`entered the log on ${toldAt}, after the schedule had begun`);
  expect(await judgedPrizes(files, {})).toMatchObject({ lateRound: null });
});

it('says of a round that is public and not in the log that it is missing, an hour later', () => {
  const promise = said[promised] as unknown as SaidOf<'prizes_committed'>;
  const lateBy = (milliseconds: number) => {
    const last = { ...promise, beacon: undefined, schedule: '', at: at(time + milliseconds) };
    const entries = [promise, last].map((entry, index) => ({
      place: wholeOf(String(index)),
      said: entry as Entry['said'],
    }));
    return lateRound(promise, entries as unknown as Entry[]);
  };
  expect(lateBy(3_599_999)).toBeNull();
  expect(lateBy(3_600_000)).toMatchObject({ round: named.round, at: at(time), toldAt: null });
});

it('holds what is older than the beacon, and says that none was mixed in', async () => {
  const verdict = await judgedPrizes(example('example-prizes-unmixed'), {});
  expect(verdict).toMatchObject({ verdict: 'confirmed', beacon: null });
  expect(prizesReportOf(en, verdict)[1]).toBe(en.text.beacon_none);
  expect(none).toEqual(named);
});
