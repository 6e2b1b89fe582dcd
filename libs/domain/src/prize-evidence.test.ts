import { sha256 } from '@noble/hashes/sha2.js';
import { shake256 } from '@noble/hashes/sha3.js';
import { expect, it } from 'vitest';
import { toHex } from './hex.ts';
import { type IsSigned, QUICKNET } from './prize-beacon.ts';
import { checkPrizes, type PrizeEvidence } from './prize-evidence.ts';
import { overSchedule, type DatedEvent } from './prize-evidence.fixture.ts';
import type { Shake256 } from './sampling.ts';

const shake: Shake256 = (message, dkLen) => shake256(message, { dkLen });
const { schedule: SCHEDULE, slots, told: TOLD, evidenceOf } = overSchedule(sha256, shake);

/** A beacon that signs as nobody does. */
const isSigned: IsSigned = (key, message, signature) =>
  toHex(signature.subarray(0, 32)) === toHex(sha256(Uint8Array.of(...key, ...message)));
const check = (evidence: PrizeEvidence) => checkPrizes({ sha256, shake, isSigned }, evidence);
const RIGHT = { promise: true, beacon: null, slots: true, wins: true };
const at = (index: number, changes: object): DatedEvent[] =>
  TOLD.map((told, place) => (place === index ? [told[0], { ...told[1], ...changes }] : told));

it('takes what went as promised: refused, restored and never won included', () => {
  const evidence = evidenceOf();
  expect(check(evidence)).toEqual(RIGHT);
  expect(evidence.slots.map(({ wins }) => wins.map(({ refused }) => refused))).toEqual([
    ['no_answer', null],
    [null],
    [],
  ]);
});

it.each([
  ['a moment that was known', at(2, { sentAt: SCHEDULE.startsAt })],
  ['a receipt sent after it won', at(2, { sentAt: '2026-04-01T00:00:00.000Z' })],
  ['a younger slot before an older one', at(2, { slot: 2 })],
  ['a slot that there isn’t', at(2, { slot: 4 })],
  ['a slot won by two', at(3, { slot: 1 })],
  ['a refusal that is hushed up', TOLD.toSpliced(4, 1)],
  ['a refusal of somebody else', at(4, { holder: 'ab'.repeat(32) })],
  ['a restoration of what held', TOLD.toSpliced(6, 1)],
])('refuses %s', (_what, told) => {
  const wins = evidenceOf().slots.map((slot) => slot.wins);
  const evidence = evidenceOf(told);
  const shown = {
    ...evidence,
    slots: evidence.slots.map((slot, index) => ({ ...slot, wins: wins[index] ?? [] })),
  };
  expect(check(shown)).toEqual({ ...RIGHT, wins: false });
  expect(check(evidence).wins).toBe(false);
});

it('refuses slots that don’t follow from the seed, and wins that the log doesn’t tell', () => {
  const evidence = evidenceOf();
  const [first, ...others] = evidence.slots;
  if (first === undefined) throw new Error('There is a slot.');
  const moved = { ...evidence, slots: [{ ...first, opensAt: slots[1]?.opensAt ?? null }, ...others] };
  expect(check(moved)).toEqual({ ...RIGHT, slots: false, wins: false });
  const hidden = { ...evidence, slots: [{ ...first, wins: first.wins.slice(1) }, ...others] };
  expect(check(hidden)).toEqual({ ...RIGHT, wins: false });
});

it.each([
  ['no promise', TOLD.slice(1)],
  ['two promises', [...TOLD, TOLD[0] as DatedEvent]],
  [
    'a promise once it had begun',
    [[SCHEDULE.startsAt, (TOLD[0] as DatedEvent)[1]] as DatedEvent, ...TOLD.slice(1)],
  ],
  ['a seed told too early', TOLD.with(1, [SCHEDULE.startsAt, (TOLD[1] as DatedEvent)[1]])],
  ['another seed', at(1, { seed: 'ab'.repeat(32) })],
  ['other hours', at(0, { opensMinute: 0 })],
  ['another allotment', at(0, { allotment: [] })],
  ['wins that needn’t be told', at(0, { winsTold: false })],
  ['an entry of another schedule', at(2, { schedule: '0190a000-0000-7000-8000-0000000000dd' })],
])('refuses %s', (_what, told) => {
  expect(check({ ...evidenceOf(), log: evidenceOf(told).log })).toMatchObject({
    promise: false,
    slots: false,
    wins: false,
  });
});

const KEY = new Uint8Array(96).fill(8);
const sign = (message: Uint8Array) =>
  Uint8Array.of(...sha256(Uint8Array.of(...KEY, ...message)), ...new Uint8Array(16));
const mixed = overSchedule(sha256, shake, { publicKey: toHex(KEY), sign });
const [promised, came, ...rest] = mixed.told as [DatedEvent, DatedEvent, ...DatedEvent[]];
const { beacon: shown } = mixed.schedule;

it('takes a schedule that waited for a round, whose slots follow from both', () => {
  expect(check(mixed.evidenceOf())).toEqual({ ...RIGHT, beacon: true });
  expect(mixed.slots).not.toEqual(slots);
});

it.each<[string, DatedEvent[]]>([
  ['a round that had come when it was named', [['2026-02-20T12:15:00.000Z', promised[1]], came, ...rest]],
  ['a round too near to its promise', [['2026-02-20T12:02:30.000Z', promised[1]], came, ...rest]],
  ['a round told before its time', [promised, ['2026-02-20T12:11:50.000Z', came[1]], ...rest]],
  ['a round told after a win', [promised, ...rest, came]],
  ['a round told before the promise', [came, promised, ...rest]],
  ['a round told twice', [promised, came, came, ...rest]],
  ['a round that never came', [promised, ...rest]],
  [
    'another round’s signature',
    [promised, [came[0], { ...came[1], signature: toHex(sign(Uint8Array.of(1))) } as never], ...rest],
  ],
  ['another round', [promised, [came[0], { ...came[1], round: 1 } as never], ...rest]],
])('refuses %s', (_what, told) => {
  const evidence = { ...mixed.evidenceOf(), log: mixed.evidenceOf(told).log };
  const signature = told.flatMap(([, event]) => (event.type === 'prizes_beacon' ? event.signature : []))[0];
  expect(check(evidence)).toMatchObject({ beacon: false, slots: false, wins: false });
  // Nor where the page shows what the log tells.
  const schedule = { ...evidence.schedule, beacon: shown && { ...shown, signature: signature ?? null } };
  expect(check({ ...evidence, schedule }).beacon).toBe(false);
});

it('refuses a page that hides the round, shows another value, or one of a schedule that waited for none', () => {
  const evidence = mixed.evidenceOf();
  const showing = (beacon: typeof shown) =>
    check({ ...evidence, schedule: { ...evidence.schedule, beacon } });
  expect(showing(null).beacon).toBe(false);
  expect(shown && showing({ ...shown, randomness: 'ab'.repeat(32) }).beacon).toBe(false);
  expect(shown && showing({ ...shown, genesis: shown.genesis + 3 }).beacon).toBe(false);
  expect(check({ ...evidenceOf(), schedule: { ...SCHEDULE, beacon: shown } }).beacon).toBe(false);
});

it.each([
  ['refuses a key of one’s own under quicknet’s hash', QUICKNET.chain, false],
  ['takes it under another', 'ef'.repeat(32), true],
])('%s', (_what, chain, isRight) => {
  const [when, event] = promised;
  if (event.type !== 'prizes_committed' || !event.beacon || !shown) throw new Error('There is a round.');
  const evidence = mixed.evidenceOf([
    [when, { ...event, beacon: { ...event.beacon, chain } }],
    came,
    ...rest,
  ]);
  const schedule = { ...evidence.schedule, beacon: { ...shown, chain } };
  expect(check({ ...evidence, schedule }).beacon).toBe(isRight);
});
