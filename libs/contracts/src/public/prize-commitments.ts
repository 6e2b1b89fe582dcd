import * as z from 'zod/mini';
import { PRIZE_REASONS } from '@fio/domain/prize-validation';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';
import { logEntry } from './draw-proof.ts';
import { winnerName } from './draws.ts';
import { prizeBeacon } from './prize-beacon.ts';

/** 32 bytes in lower-case hexadecimal. */
const bytes32 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * What a schedule of instant prizes is bound to. With the seed and the beacon's round, once they are there, anyone computes every slot (domain:
 * `openStretches`, `scheduledMoments`, `allotKinds`, the schedule's id being the campaign).
 */
export const prizeCommitment = z.object({
  id: uuid(),
  title: z.string(),
  startsAt: instant(),
  endsAt: instant(),
  /** Minutes of a day of São Paulo between which moments fall, the end not included. */
  opensMinute: z.int(),
  closesMinute: z.int(),
  /** By counter: one valid participation in so many; null by moments. */
  every: z.nullable(z.int()),
  /** In the order that the seed shuffles. */
  allotment: z.array(z.object({ title: z.string(), quantity: z.int() })),
  /** SHA-256 of the seed. */
  seedHash: bytes32(),
  committedAt: instant(),
  seed: z.nullable(bytes32()),
  revealedAt: z.nullable(instant()),
  /** The round that its slots wait for, mixed with the seed; null of schedules that wait for none. */
  beacon: z.nullable(prizeBeacon),
});
export type PrizeCommitment = z.infer<typeof prizeCommitment>;

/** One of the list. */
const listedCommitment = z.extend(prizeCommitment, {
  /** Whether the log tells who wins what: of older schedules seed and moments are all there is to check. */
  winsTold: z.boolean(),
});
export type ListedCommitment = z.infer<typeof listedCommitment>;

/** A win of a slot, as the log tells it; of one that holds, who has it. */
export const prizeWin = z.object({
  /** When it was told, and when the receipt was sent that won. */
  wonAt: instant(),
  sentAt: instant(),
  /** SHA-256 of the ids of the prize and of its holder's registration, 16 bytes each: only who has both can make it. */
  holder: bytes32(),
  /** Why it doesn't hold; null: it does. */
  refused: z.nullable(z.enum([...PRIZE_REASONS, 'other'])),
  /** null of a win that doesn't hold, and of who has erased their account. */
  winner: z.nullable(winnerName),
});
export type PrizeWin = z.infer<typeof prizeWin>;

/** A slot in the order in which they came up, with who won it; without wins that hold nobody did, or not yet. */
export const prizeSlot = z.object({
  /** From 1. */
  slot: z.int(),
  title: z.string(),
  /** By moments. */
  opensAt: z.nullable(instant()),
  /** By counter. */
  nth: z.nullable(z.int()),
  /** The earlier first: all but the last don't hold. */
  wins: z.array(prizeWin),
});
export type PrizeSlot = z.infer<typeof prizeSlot>;

/** All that anyone needs to see that a schedule that is over went by what was promised: docs/verification/prizes.md. */
export const prizeEvidence = z.object({
  format: z.literal('fio-prizes-evidence/1'),
  schedule: z.extend(prizeCommitment, { seed: bytes32(), revealedAt: instant() }),
  slots: z.array(prizeSlot),
  /** All that the log tells of it, in the log's order. */
  log: z.array(logEntry),
});
export type PrizesEvidence = z.infer<typeof prizeEvidence>;

/** What schedules of instant prizes are bound to, and what shows afterwards that they were. */
export const prizeCommitments = {
  list: endpoint({
    method: 'GET',
    path: '/prizes/commitments',
    access: 'public',
    response: z.object({ items: z.array(listedCommitment) }),
    summary: 'What every schedule of instant prizes is bound to, the latest first.',
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/prizes/commitments/:id',
    access: 'public',
    params: idParams,
    response: prizeEvidence,
    errors: ['NOT_FOUND'],
    summary: 'Of a schedule that is over: its seed, its moments, who won what and when, and what shows it.',
  }),
};
