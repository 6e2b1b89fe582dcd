import { type BeaconRound, fromHex, roundMessage } from '@fio/domain';
import * as z from 'zod';
import { boundedBody } from '../bounded-body.ts';
import { sha256 } from '../secrets/sha256.ts';
import { isSigned } from './bls.ts';

/** What a relay answered is not the round that was asked for. */
export class BeaconError extends Error {
  override readonly name = 'BeaconError';
}

/** Bytes; one has some 300. */
const LIMIT = 4096;

/** Its randomness is left out: that follows from the signature. */
const answered = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

function read(body: Buffer): z.output<typeof answered> {
  try {
    return answered.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new BeaconError('The answer is no round.', { cause });
  }
}

/**
 * Asks one of drand's relays for a round (its HTTP API), and believes nothing but the key: an answer of whoever stands between
 * is right or refused. BeaconError, RangeError or the network's own error otherwise.
 */
export async function askRelay(relay: URL, beacon: BeaconRound, patience: number): Promise<Uint8Array> {
  const { chain, publicKey, round } = beacon;
  const answer = await fetch(`${relay.href.replace(/\/+$/, '')}/${chain}/public/${round}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  const body = await boundedBody(answer, LIMIT);
  if (answer.status !== 200) throw new BeaconError(`The relay answered ${answer.status}.`);
  const told = read(body);
  if (told.round !== round) throw new BeaconError('The answer is of another round.');
  const [signature, key] = [fromHex(told.signature), fromHex(publicKey)];
  if (!signature || !key || !isSigned(key, roundMessage(sha256, round), signature))
    throw new BeaconError('The signature is not by the beacon’s key.');
  return signature;
}
