import { type BeaconChain, roundMessage, toHex } from '@fio/domain';
import { publicKeyOf, signMessage } from '../src/core/beacon/bls.ts';
import { sha256 } from '../src/core/secrets/sha256.ts';

const SECRET = new Uint8Array(32).fill(7);

/** A chain of drand's whose key is ours, as BEACON_CHAIN names it. */
export const TEST_CHAIN: BeaconChain = {
  chain: 'ab'.repeat(32),
  publicKey: toHex(publicKeyOf(SECRET)),
  genesis: 1_600_000_000,
  period: 3,
};

/** What a relay answers of a round. */
export function relayedRound(round: number, secret = SECRET) {
  const signature = signMessage(secret, roundMessage(sha256, round));
  return { round, randomness: toHex(sha256(signature)), signature: toHex(signature) };
}
