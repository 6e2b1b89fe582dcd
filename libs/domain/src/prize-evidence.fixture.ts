import type { Sha256 } from './draw/list-entry.ts';
import { toHex } from './hex.ts';
import { type BeaconChain, mixedSeed, roundFrom, roundMessage } from './prize-beacon.ts';
import { committedSlots, loggedWins, type PrizeEvidence } from './prize-evidence.ts';
import type { Shake256 } from './sampling.ts';
import { type BindingEvent, entryText, readEntry } from './transparency/binding-event.ts';

const SEED = new Uint8Array(32).fill(5);
const HOUR = 3_600_000;

const SCHEDULE_ID = '0190a000-0000-7000-8000-0000000000cc';
const HOURS = {
  startsAt: '2026-03-01T12:00:00.000Z',
  endsAt: '2026-03-03T12:00:00.000Z',
  opensMinute: 540,
  closesMinute: 1260,
};

const holderOf = (person: number) => toHex(new Uint8Array(32).fill(person));
const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * HOUR).toISOString();

/** Something that the log tells, and when. */
export type DatedEvent = readonly [at: string, event: BindingEvent];

const about = (slot: number, person: number) => ({ schedule: SCHEDULE_ID, slot, holder: holderOf(person) });

/** A beacon of the test's own. */
export interface FixtureBeacon extends Pick<BeaconChain, 'publicKey'> {
  /** 48 bytes. */
  readonly sign: (message: Uint8Array) => Uint8Array;
}

const COMMITTED = '2026-02-20T12:00:00.000Z';

/** The round that was named with the promise, and came a quarter of an hour later. */
function comingRound(sha256: Sha256, { publicKey, sign }: FixtureBeacon) {
  const chain: BeaconChain = { chain: 'cd'.repeat(32), publicKey, genesis: 1_600_000_000, period: 3 };
  const named = { ...chain, round: roundFrom(chain, Date.parse(COMMITTED) + 12 * 60_000) };
  const signature = sign(roundMessage(sha256, named.round));
  const shown = { ...named, signature: toHex(signature), randomness: toHex(sha256(signature)) };
  return { named, signature, shown };
}

/**
 * A schedule of two days and three prizes that is over: the first slot is won, refused and won by somebody else, the second
 * won and restored, the third never won. Without a beacon its slots follow from the seed alone.
 */
export function overSchedule(sha256: Sha256, shake: Shake256, beacon?: FixtureBeacon) {
  const round = beacon ? comingRound(sha256, beacon) : null;
  const seeds = { seedHash: toHex(sha256(SEED)), seed: toHex(SEED) };
  const allotment = [
    { title: 'Caneca', quantity: 2 },
    { title: 'Camiseta', quantity: 1 },
  ];
  const common = { title: 'Primeira semana', ...HOURS, every: null };
  const schedule = { id: SCHEDULE_ID, ...common, allotment, ...seeds, beacon: round?.shown ?? null };
  const slots = committedSlots(shake, schedule, round ? mixedSeed(sha256, SEED, round.signature) : SEED);
  const [first = '', second = ''] = slots.map(({ opensAt }) => opensAt ?? '');
  const after = (hours: number) => later(HOURS.endsAt, hours);
  const promise: BindingEvent = {
    type: 'prizes_committed',
    schedule: SCHEDULE_ID,
    winsTold: true,
    ...(round && { beacon: round.named }),
    ...common,
    seedHash: seeds.seedHash,
    allotment: allotment.map((part) => ({ ...part, kind: SCHEDULE_ID })),
  };
  const told: readonly DatedEvent[] = [
    [COMMITTED, promise],
    ...(round
      ? [
          [
            '2026-02-20T12:15:00.000Z',
            {
              type: 'prizes_beacon',
              schedule: SCHEDULE_ID,
              round: round.named.round,
              signature: round.shown.signature,
            },
          ] as const,
        ]
      : []),
    [after(1), { type: 'prizes_revealed', schedule: SCHEDULE_ID, ...seeds }],
    [after(2), { type: 'prize_won', ...about(1, 1), sentAt: first }],
    [after(3), { type: 'prize_won', ...about(2, 2), sentAt: later(second, 1) }],
    [after(4), { type: 'prize_refused', ...about(1, 1), reason: 'no_answer' }],
    [after(5), { type: 'prize_won', ...about(1, 3), sentAt: later(second, 2) }],
    [after(6), { type: 'prize_refused', ...about(2, 2), reason: 'fraud' }],
    [after(7), { type: 'prize_restored', ...about(2, 2) }],
  ];
  /** What is published of it where the log tells this. */
  const evidenceOf = (entries: readonly DatedEvent[] = told): PrizeEvidence => {
    const log = entries.map(([at, event], index) => ({ index, entry: entryText(event, new Date(at)) }));
    const events = log.flatMap(({ entry }) => readEntry(entry) ?? []);
    const wins = loggedWins(slots, HOURS.startsAt, events) ?? [];
    return {
      log,
      schedule,
      slots: slots.map((slot, index) => ({ ...slot, slot: index + 1, wins: wins[index] ?? [] })),
    };
  };
  return { schedule, slots, told, evidenceOf };
}
