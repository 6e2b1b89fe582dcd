import { isBlsSigned } from '../crypto/bls.ts';
import { fromHex, joined, sha256, toHex, utf8 } from '../crypto/bytes.ts';
import type { Entry, SaidOf } from '../log/entries.ts';
import { SKEW } from '../log/Log.ts';
import { below, mustEqual, type Place, Refusal } from '../reading/Refusal.ts';
import type { Beacon } from './forms.ts';

/** The beacon of the League of Entropy: whoever names another has to be known for it. */
const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
} as const;
/** Milliseconds from a promise to its round at least: one that is dated early, as the log allows, stands there before its round comes all the same. */
const LEAD = SKEW;
const CHAIN = ['chain', 'publicKey', 'genesis', 'period'] as const;

type Named = NonNullable<SaidOf<'prizes_committed'>['beacon']>;

/** Whether this is a beacon that everybody knows, and none of the operator's own. */
export const isKnownBeacon = (named: Named): boolean => CHAIN.every((name) => named[name] === QUICKNET[name]);

/** When a round comes: milliseconds since 1970. */
export const timeOfRound = ({ genesis, period, round }: Named): number =>
  (genesis + (round - 1) * period) * 1000;

function messageOf({ round }: Named): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/** The seed that slots follow from, hexadecimal: as it is, or mixed with what the beacon signed. */
export const mixed = (seed: string, beacon: Beacon | null | undefined): string =>
  beacon?.signature
    ? toHex(sha256(joined(utf8('instant-prizes/beacon/1'), fromHex(seed), sha256(fromHex(beacon.signature)))))
    : seed;

interface Checked {
  readonly shown: Beacon | null | undefined;
  /** Where it is shown. */
  readonly here: Place;
  readonly promise: { readonly place: Place; readonly said: SaidOf<'prizes_committed'> };
  /** All that the log tells of the schedule. */
  readonly told: readonly Entry[];
}

/** A round that came: after its own time, before all else, signed by the key that was named. */
function checkCame({ here, promise, told }: Checked, shown: Beacon, named: Named): void {
  const came = told.find(({ said }) => said.type === 'prizes_beacon');
  const signature = came?.said.type === 'prizes_beacon' ? came.said.signature : null;
  mustEqual(below(here, 'signature'), 'beacon_differs', shown.signature, signature);
  const randomness = signature === null ? null : toHex(sha256(fromHex(signature)));
  mustEqual(below(here, 'randomness'), 'beacon_differs', shown.randomness, randomness);
  const second = told[1];
  if (second && second !== came) throw new Refusal(second.place, 'out_of_turn', second.said.type);
  if (came?.said.type !== 'prizes_beacon') return;
  mustEqual(below(came.place, 'round'), 'beacon_differs', came.said.round, named.round);
  if (told[0]?.said !== promise.said) throw new Refusal(came.place, 'out_of_turn', came.said.type);
  if (Date.parse(came.said.at) < timeOfRound(named))
    throw new Refusal(below(came.place, 'at'), 'too_early', came.said.at);
  if (!isBlsSigned(fromHex(named.publicKey), messageOf(named), fromHex(came.said.signature)))
    throw new Refusal(below(came.place, 'signature'), 'beacon_differs');
}

/** Holds the round that is shown against the one that was named, before it came, and against the key. */
export function checkBeacon(checked: Checked): void {
  const { shown, here, promise, told } = checked;
  const { beacon: named, at } = promise.said;
  const rounds = told.filter(({ said }) => said.type === 'prizes_beacon');
  if (rounds[1]) throw new Refusal(rounds[1].place, 'told_twice', promise.said.schedule);
  if (named === undefined) {
    if (shown) throw new Refusal(here, 'promise_differs');
    if (rounds[0]) throw new Refusal(rounds[0].place, 'out_of_turn', promise.said.schedule);
    return;
  }
  if (!shown) throw new Refusal(here, 'missing_member');
  for (const name of [...CHAIN, 'round'] as const)
    mustEqual(below(here, name), 'promise_differs', shown[name], named[name]);
  if (named.chain === QUICKNET.chain && !isKnownBeacon(named))
    throw new Refusal(below(promise.place, 'beacon'), 'beacon_differs', named.chain);
  if (Date.parse(at) + LEAD >= timeOfRound(named))
    throw new Refusal(below(promise.place, 'at'), 'too_late', at);
  checkCame(checked, shown, named);
}
