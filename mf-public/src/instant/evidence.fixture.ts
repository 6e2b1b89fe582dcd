import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { toHex } from '@fio/domain/hex';
import { overSchedule } from '@fio/domain/prize-evidence.fixture';
import { shake } from './schedule-slots.ts';

const scheme = bls12_381.shortSignatures;
const SECRET = new Uint8Array(32).fill(3);
const beacon = {
  publicKey: toHex(scheme.getPublicKey(SECRET).toBytes(true)),
  sign: (message: Uint8Array) => scheme.Signature.toBytes(scheme.sign(scheme.hash(message), SECRET)),
};

const { schedule, slots, log } = overSchedule(sha256, shake, beacon).evidenceOf();

/** What is published of a schedule that is over; whoever holds a prize of it is `winner`. */
export const evidenceWith = (winner: { name: string; cpf: string; city: string; state: string }) =>
  ({
    format: 'fio-prizes-evidence/1',
    schedule: {
      ...schedule,
      committedAt: '2026-02-20T12:00:00.000Z',
      revealedAt: '2026-03-03T13:00:00.000Z',
    },
    slots: slots.map((slot) => ({
      ...slot,
      wins: slot.wins.map((win) => ({ ...win, winner: win.refused === null ? winner : null })),
    })),
    log,
  }) as PrizesEvidence;
