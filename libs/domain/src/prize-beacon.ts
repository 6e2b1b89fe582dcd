import type { Sha256 } from './draw/list-entry.ts';

/**
 * A public beacon: of drand's scheme `bls-unchained-g1-rfc9380`, in which the value of a round is a BLS signature of its
 * number alone. Nobody knows one before its time, and whoever has the key can check it ever after. Hexadecimal in small letters.
 */
export interface BeaconChain {
  /** The hash that drand knows it by: 32 bytes. */
  readonly chain: string;
  /** 96 bytes: a point of G2, compressed. */
  readonly publicKey: string;
  /** When round 1 came: seconds since 1970. */
  readonly genesis: number;
  /** Seconds from a round to the next. */
  readonly period: number;
}

/** One of its rounds. */
export interface BeaconRound extends BeaconChain {
  /** From 1. */
  readonly round: number;
}

/** The beacon of the League of Entropy, as https://docs.drand.love has it. */
export const QUICKNET: BeaconChain = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

const MILLISECONDS = 1000;

/** When a round comes: milliseconds since 1970. */
export const roundTime = ({ genesis, period, round }: Omit<BeaconRound, 'chain' | 'publicKey'>): number =>
  (genesis + (round - 1) * period) * MILLISECONDS;

/** Whether a round that isn't here came so many milliseconds ago, so that somebody is to ask why. */
export const isOverdue = (
  round: Omit<BeaconRound, 'chain' | 'publicKey'>,
  now: Date,
  patience: number,
): boolean => now.getTime() >= roundTime(round) + patience;

/** The first round that comes at that moment or later. */
export const roundFrom = ({ genesis, period }: BeaconChain, time: number): number =>
  Math.max(1, Math.ceil((time / MILLISECONDS - genesis) / period) + 1);

/**
 * Milliseconds from a promise to its round at least. An entry of the log may be dated so much before the one in front of it
 * (clocks of several machines differ), so a nearer round could have come before its promise stood there.
 */
export const LEAST_LEAD = 10 * 60_000;

/** Whether it is the League of Entropy's, in all that it is known by. */
export const isQuicknet = (one: BeaconChain): boolean =>
  one.chain === QUICKNET.chain &&
  one.publicKey === QUICKNET.publicKey &&
  one.genesis === QUICKNET.genesis &&
  one.period === QUICKNET.period;

/** Whether it goes by the League of Entropy's hash, and has another key or other rounds. */
export const isFalseQuicknet = (one: BeaconChain): boolean =>
  one.chain === QUICKNET.chain && !isQuicknet(one);

const ROUND_BYTES = 8;

/** What a round signs: the SHA-256 of its number, eight bytes, the most significant first. */
export function roundMessage(sha256: Sha256, round: number): Uint8Array {
  const bytes = new Uint8Array(ROUND_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

const LABEL = Uint8Array.from('instant-prizes/beacon/1', (letter) => letter.charCodeAt(0));

/**
 * The seed that slots follow from where a round was named with its hash: SHA-256 of the label, the seed, and the round's
 * randomness, which is the SHA-256 of its signature. Who committed to the seed knew no signature, and who signed no seed.
 */
export function mixedSeed(sha256: Sha256, seed: Uint8Array, signature: Uint8Array): Uint8Array {
  const randomness = sha256(signature);
  const all = new Uint8Array(LABEL.length + seed.length + randomness.length);
  all.set(LABEL);
  all.set(seed, LABEL.length);
  all.set(randomness, LABEL.length + seed.length);
  return sha256(all);
}

/** Whether a signature (48 bytes: a point of G1) of these bytes is by this key (96: a point of G2). False of what is no point. */
export type IsSigned = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;
