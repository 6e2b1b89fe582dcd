import { sha256 } from '@noble/hashes/sha2.js';
import { shake256 } from '@noble/hashes/sha3.js';
import { toHex } from './hex.ts';
import { committedSlots, loggedWins, type PrizeEvidence } from './prize-evidence.ts';
import type { Shake256 } from './sampling.ts';
import { type BindingEvent, entryText, readEntry } from './transparency/binding-event.ts';

export const shake: Shake256 = (message, dkLen) => shake256(message, { dkLen });
export { sha256 };

const SEED = new Uint8Array(32).fill(5);
const HOUR = 3_600_000;

/** A schedule of two days and three prizes that is over. */
export const SCHEDULE = {
  id: '0190a000-0000-7000-8000-0000000000cc',
  title: 'Primeira semana',
  startsAt: '2026-03-01T12:00:00.000Z',
  endsAt: '2026-03-03T12:00:00.000Z',
  opensMinute: 540,
  closesMinute: 1260,
  every: null,
  allotment: [
    { title: 'Caneca', quantity: 2 },
    { title: 'Camiseta', quantity: 1 },
  ],
  seedHash: toHex(sha256(SEED)),
  seed: toHex(SEED),
} as const;

const holderOf = (person: number) => toHex(new Uint8Array(32).fill(person));
const later = (at: string, hours: number) => new Date(Date.parse(at) + hours * HOUR).toISOString();

/** Something that the log tells, and when. */
export type Told = readonly [at: string, event: BindingEvent];

const about = (slot: number, person: number) => ({ schedule: SCHEDULE.id, slot, holder: holderOf(person) });

/** All slots in order; `moments` are theirs. */
export const slots = committedSlots(shake, SCHEDULE, SEED);
const moments = slots.map(({ opensAt }) => opensAt ?? '');

/** The first slot is won, refused and won by somebody else, the second won and restored, the third never won. */
export const TOLD: readonly Told[] = [
  [
    '2026-02-20T12:00:00.000Z',
    {
      type: 'prizes_committed',
      schedule: SCHEDULE.id,
      winsTold: true,
      title: SCHEDULE.title,
      startsAt: SCHEDULE.startsAt,
      endsAt: SCHEDULE.endsAt,
      opensMinute: SCHEDULE.opensMinute,
      closesMinute: SCHEDULE.closesMinute,
      every: null,
      seedHash: SCHEDULE.seedHash,
      allotment: SCHEDULE.allotment.map((part) => ({ ...part, kind: SCHEDULE.id })),
    },
  ],
  [later(SCHEDULE.endsAt, 1), { type: 'prizes_revealed', schedule: SCHEDULE.id, ...seedOf() }],
  [later(SCHEDULE.endsAt, 2), { type: 'prize_won', ...about(1, 1), sentAt: moments[0] ?? '' }],
  [later(SCHEDULE.endsAt, 3), { type: 'prize_won', ...about(2, 2), sentAt: later(moments[1] ?? '', 1) }],
  [later(SCHEDULE.endsAt, 4), { type: 'prize_refused', ...about(1, 1), reason: 'no_answer' }],
  [later(SCHEDULE.endsAt, 5), { type: 'prize_won', ...about(1, 3), sentAt: later(moments[1] ?? '', 2) }],
  [later(SCHEDULE.endsAt, 6), { type: 'prize_refused', ...about(2, 2), reason: 'fraud' }],
  [later(SCHEDULE.endsAt, 7), { type: 'prize_restored', ...about(2, 2) }],
];

function seedOf() {
  return { seedHash: SCHEDULE.seedHash, seed: SCHEDULE.seed };
}

/** What is published of that schedule where the log tells this. */
export function evidenceOf(told: readonly Told[] = TOLD): PrizeEvidence {
  const log = told.map(([at, event], index) => ({ index, entry: entryText(event, new Date(at)) }));
  const events = log.flatMap(({ entry }) => readEntry(entry) ?? []);
  const wins = loggedWins(slots, SCHEDULE.startsAt, events) ?? [];
  return {
    log,
    schedule: SCHEDULE,
    slots: slots.map((slot, index) => ({ ...slot, slot: index + 1, wins: wins[index] ?? [] })),
  };
}
