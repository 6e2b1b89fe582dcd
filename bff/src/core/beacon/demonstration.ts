import { randomBytes } from 'node:crypto';
import { type BeaconChain, type BeaconRound, roundMessage, toHex } from '@fio/domain';
import * as z from 'zod';
import { keptOnce } from '../config/kept-once.ts';
import { sha256 } from '../secrets/sha256.ts';
import type { Beacon } from './Beacon.ts';
import { publicKeyOf, signMessage } from './bls.ts';

const SECRET_BYTES = 32;
const file = z.object({ BEACON_KEY: z.base64url() });

/** Any 32 bytes, as a number below the group's order, which is more than 2^254. */
function secretIn(keyFile: string): Uint8Array {
  const made = () => JSON.stringify({ BEACON_KEY: randomBytes(SECRET_BYTES).toString('base64url') });
  const { BEACON_KEY } = file.parse(JSON.parse(keptOnce(keyFile, made)));
  const secret = Buffer.from(BEACON_KEY, 'base64url');
  secret[0] = (secret[0] ?? 0) & 0x3f;
  return secret;
}

/** 2020: before everything that a demonstration shows. */
const GENESIS = 1_577_836_800;
const PERIOD = 3;

/** Signs by a key of our own, in this process: it works off line, and proves nothing to anybody. */
export function demonstrationBeacon(keyFile: string): Beacon {
  const secret = secretIn(keyFile);
  const publicKey = toHex(publicKeyOf(secret));
  const name = new TextEncoder().encode(`demonstration ${publicKey}`);
  const chain: BeaconChain = { chain: toHex(sha256(name)), publicKey, genesis: GENESIS, period: PERIOD };
  const signed = ({ round }: BeaconRound) => signMessage(secret, roundMessage(sha256, round));
  return {
    chain,
    // Of another key, as a copy of elsewhere may name, it has none.
    signatureOf: (beacon) => Promise.resolve(beacon.publicKey === publicKey ? signed(beacon) : null),
  };
}
