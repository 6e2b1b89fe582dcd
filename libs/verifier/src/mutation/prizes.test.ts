import { expect, it } from 'vitest';
import { utf8 } from '../crypto/bytes.ts';
import { canonical } from '../reading/canonical.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { isUnbound } from '../unbound.ts';
import { en } from '../words/en.ts';
import { prizesReportOf } from '../words/report.ts';
import { judgedPrizes } from './example.fixture.ts';
import { mutationsOf } from './mutate-json.fixture.ts';
import { chosen } from './night.fixture.ts';
import {
  entries,
  FILE,
  files,
  isOfThis,
  path,
  placeOf,
  published,
  rewrite,
  said,
  seen,
  shown,
} from './prizes.fixture.ts';
import { bundled, signedLog } from './resign.fixture.ts';

it('holds as it is, as published anew, and tells what became of each slot', async () => {
  const verdict = await judgedPrizes(files, {}, { heads: [seen] });
  expect(verdict).toMatchObject({ verdict: 'confirmed', title: 'Semana de estreia' });
  expect(verdict.verdict === 'confirmed' && verdict.slots.map(({ wins }) => wins.length)).toEqual([
    1, 1, 2, 1,
  ]);
  expect(await judgedPrizes(files, published(said))).toMatchObject({ verdict: 'confirmed' });
});

it(
  'refuses the evidence with anything in it changed, removed, duplicated or swapped',
  { timeout: 120_000 },
  async () => {
    const passed: string[] = [];
    const isTried = chosen();
    let count = 0;
    for (const { name, pointer, text } of mutationsOf(shown)) {
      if (isUnbound(FILE, pointer)) continue;
      count += 1;
      if (!isTried(count)) continue;
      const verdict = await judgedPrizes(files, { [FILE]: text });
      if (verdict.verdict !== 'refused' || verdict.refusal.place.file === '') passed.push(name);
    }
    expect(passed).toEqual([]);
    expect(count).toBeGreaterThan(200);
  },
);

it('refuses each of its entries changed: as it is, and signed anew', { timeout: 120_000 }, async () => {
  const passed: string[] = [];
  const isTried = chosen();
  let count = 0;
  for (const [at, entry] of said.entries()) {
    if (!isOfThis(entry)) continue;
    for (const { name, text } of mutationsOf(entry)) {
      if (name.startsWith('duplicated')) continue;
      count += 1;
      if (!isTried(count)) continue;
      const log = entries.with(at, utf8(canonical(JSON.parse(text) as JsonObject)));
      const plain = await judgedPrizes(files, { [path]: bundled(log) });
      const signed = await judgedPrizes(files, signedLog(log));
      if (plain.verdict !== 'refused' || signed.verdict !== 'refused') passed.push(`${at} ${name}`);
    }
  }
  expect(passed).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

const wins = said.flatMap((entry, index) =>
  entry['type'] === 'prize_won' && isOfThis(entry) ? [index] : [],
);
const [first = 0, second = 0, third = 0] = wins;
const refusal = placeOf('prize_refused');
const holder = 'ab'.repeat(32);
const between = (index: number, entry: JsonObject) =>
  said.toSpliced(index + 1, 0, { ...(said[index] as JsonObject), ...entry });
const opensAt = String(shown.slots[0]?.['opensAt']);

it.each<[string, readonly JsonObject[], string, string]>([
  [
    'a win of who knew the moment',
    rewrite(first, { sentAt: new Date(Date.parse(opensAt) - 1).toISOString() }),
    'wins',
    'too_early',
  ],
  ['a receipt sent after it won', rewrite(first, { sentAt: '2027-01-01T00:00:00.000Z' }), 'wins', 'too_late'],
  ['a younger slot before an older one', rewrite(first, { slot: 2 }), 'wins', 'slot_passed_over'],
  ['one slot won by two', rewrite(second, { slot: 1 }), 'wins', 'slot_taken'],
  ['a prize beyond the allotment', between(wins.at(-1) ?? 0, { slot: 5, holder }), 'wins', 'slot_taken'],
  [
    'one prize told as two',
    rewrite(second, { holder: String(said[first]?.['holder']) }),
    'wins',
    'told_twice',
  ],
  ['a refusal of somebody else', rewrite(refusal, { holder }), 'wins', 'out_of_turn'],
  ['a refusal that is hushed up', said.toSpliced(refusal, 1), 'wins', 'slot_taken'],
  ['a win that is hushed up', said.toSpliced(third, 1), 'wins', 'slot_passed_over'],
  [
    'a restored win that was not refused',
    between(first, { type: 'prize_restored' }),
    'log',
    'unknown_member',
  ],
])('refuses %s, told everywhere alike and signed anew', async (_what, log, step, meaning) => {
  expect(await judgedPrizes(files, published(log))).toMatchObject({
    verdict: 'refused',
    step,
    refusal: { meaning },
  });
});

const promised = placeOf('prizes_committed');
const revealed = placeOf('prizes_revealed');

it.each<[string, readonly JsonObject[], JsonObject, string]>([
  [
    'a promise made once it had begun',
    rewrite(promised, { at: String(shown.schedule['startsAt']) }),
    { committedAt: String(shown.schedule['startsAt']) },
    'back_in_time promise_differs too_late',
  ],
  [
    'a seed told before the end',
    rewrite(revealed, { at: String(shown.schedule['startsAt']) }),
    { revealedAt: String(shown.schedule['startsAt']) },
    'too_early back_in_time',
  ],
  ['another seed than was promised', rewrite(revealed, { seed: holder }), { seed: holder }, 'seed_differs'],
  [
    'a prize more than the seed was shuffled for',
    rewrite(promised, {
      allotment: ((said[promised] as JsonObject)['allotment'] as readonly JsonObject[]).map((part, index) =>
        index === 0 ? { ...part, quantity: 3 } : part,
      ),
    }),
    {
      allotment: (shown.schedule['allotment'] as readonly JsonObject[]).map((part, index) =>
        index === 0 ? { ...part, quantity: 3 } : part,
      ),
    },
    'slot_differs',
  ],
  ['hours that were changed', rewrite(promised, { opensMinute: 0 }), { opensMinute: 0 }, 'slot_differs'],
  [
    'wins of which nothing was promised to be told',
    said.with(
      promised,
      Object.fromEntries(Object.entries(said[promised] ?? {}).filter(([name]) => name !== 'winsTold')),
    ),
    {},
    'wins_not_told',
  ],
])('refuses %s, whoever signs', async (_what, log, schedule, meanings) => {
  const verdict = await judgedPrizes(files, published(log, { schedule: { ...shown.schedule, ...schedule } }));
  expect(verdict.verdict).toBe('refused');
  expect(verdict.verdict === 'refused' && meanings.split(' ')).toContain(
    verdict.verdict === 'refused' && verdict.refusal.meaning,
  );
});

it('follows a win that is restored', async () => {
  const { reason, ...refused } = said[refusal] as JsonObject;
  expect(reason).toBe('no_answer');
  const log = said.toSpliced(refusal + 1, 0, { ...refused, type: 'prize_restored' });
  // Then nobody else may have won that slot.
  expect(await judgedPrizes(files, published(log))).toMatchObject({ refusal: { meaning: 'slot_taken' } });
});

it('has nothing to check of a schedule that is not over, and says until when it runs', async () => {
  const { id, title, endsAt } = shown.schedule;
  const unshown = new Map([...files].filter(([name]) => name !== FILE));
  const judge = (log: readonly JsonObject[]) => {
    const { [FILE]: _shown, ...left } = published(log);
    return judgedPrizes(unshown, left, {}, { schedule: id });
  };
  const early = said.filter(({ at }) => (at as string) < (endsAt as string));
  const running = await judge(early);
  expect(running).toEqual({ verdict: 'unrevealed', title, endsAt, lateRound: null });
  expect(prizesReportOf(en, running)[1]).toContain(endsAt);
  const unrevealed = said.filter(({ type }) => type !== 'prizes_revealed');
  // What follows from a round waits for it.
  const isToldOf = (entry: JsonObject) => isOfThis(entry) && entry['type'] !== 'prizes_committed';
  const waiting = await judge(said.filter((entry) => !isToldOf(entry)));
  expect(waiting).toMatchObject({ verdict: 'unrevealed', lateRound: { toldAt: null } });
  // Revealed and not shown; withheld after its end; promised by nobody.
  for (const log of [said, unrevealed, early.filter(({ schedule }) => schedule !== id)])
    expect(await judge(log)).toMatchObject({ refusal: { meaning: 'missing_file' } });
});
