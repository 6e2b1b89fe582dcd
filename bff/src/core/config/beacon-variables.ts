import { type BeaconChain, fromHex, isFalseQuicknet } from '@fio/domain';
import * as z from 'zod';
import { isPublicKey } from '../beacon/bls.ts';
import { list, optional, orElse, url } from './fields.ts';

/** Those of the League of Entropy, and Cloudflare's. */
const RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

const chain = z.string().transform((text, context): BeaconChain => {
  const [, hash = '', publicKey = '', genesis, period] =
    /^([0-9a-f]{64})\s+([0-9a-f]{192})\s+(\d{1,10})\s+(\d{1,5})$/.exec(text.trim()) ?? [];
  const named = { chain: hash, publicKey, genesis: Number(genesis), period: Number(period) };
  if (!(named.period > 0))
    context.addIssue('Use drand’s hash, public_key, genesis_time and period, with spaces between them.');
  else if (!isPublicKey(fromHex(publicKey) ?? new Uint8Array()))
    context.addIssue('The public_key is not a key of drand’s scheme bls-unchained-g1-rfc9380.');
  else if (isFalseQuicknet(named)) context.addIssue('The hash is quicknet’s, and the rest is not.');
  else return named;
  return z.NEVER;
});

/** What the environment says of the beacon in the seeds of instant prizes. */
export const beaconVariables = {
  /** `off`: seeds are ours alone, and whoever may generate a schedule could make some until one pleases. */
  BEACON: optional(z.enum(['drand', 'off'], 'Use drand, or off.')),
  /** Relays of drand's HTTP API, asked in this order. */
  BEACON_RELAYS: orElse(list(url(['https:', 'http:'])), RELAYS.join(',')),
  /** Another chain than quicknet, of its scheme bls-unchained-g1-rfc9380. */
  BEACON_CHAIN: optional(chain),
};
