import type { Sha256 } from './draw/list-entry.ts';
import { fromHex, toHex } from './hex.ts';
import {
  type BeaconRound,
  isFalseQuicknet,
  type IsSigned,
  LEAST_LEAD,
  mixedSeed,
  roundMessage,
  roundTime,
} from './prize-beacon.ts';
import type { BindingEvent } from './transparency/binding-event.ts';

/** What the log tells, with when. */
export type DatedEvent = BindingEvent & { readonly at: string };

/** The round that a schedule waited for; signature and randomness are null until it has come. Hexadecimal. */
export interface ShownBeacon extends BeaconRound {
  readonly signature: string | null;
  /** SHA-256 of the signature. */
  readonly randomness: string | null;
}

interface Checkers {
  readonly sha256: Sha256;
  readonly isSigned: IsSigned;
}

const isSame = (one: ShownBeacon, other: ShownBeacon): boolean =>
  (['chain', 'publicKey', 'genesis', 'period', 'round', 'signature', 'randomness'] as const).every(
    (name) => one[name] === other[name],
  );

/**
 * Whether the round that was named with the promise is the one shown, and came when and as it had to: long enough after
 * the promise, before all else that the log tells of the schedule, and signed by who goes by their own name. null where none was named.
 */
export function isMixed(
  { sha256, isSigned }: Checkers,
  shown: ShownBeacon | null,
  told: readonly DatedEvent[],
): boolean | null {
  const promised = told.find((entry) => entry.type === 'prizes_committed');
  const [came, second] = told.filter((entry) => entry.type === 'prizes_beacon');
  const named = promised?.beacon;
  if (promised === undefined || named === undefined)
    return shown === null && came === undefined ? null : false;
  const signature = fromHex(came?.signature ?? '');
  const publicKey = fromHex(named.publicKey);
  if (!came || second || !shown || signature === null || publicKey === null) return false;
  const time = roundTime(named);
  return (
    isSame(shown, { ...named, signature: came.signature, randomness: toHex(sha256(signature)) }) &&
    came.round === named.round &&
    !isFalseQuicknet(named) &&
    Date.parse(promised.at) + LEAST_LEAD < time &&
    Date.parse(came.at) >= time &&
    told.indexOf(promised) === 0 &&
    told.indexOf(came) === 1 &&
    isSigned(publicKey, roundMessage(sha256, named.round), signature)
  );
}

/** When the log told the round, where that was after the schedule had begun: until then nothing came up. null: in time, or not at all. */
export function toldLate(startsAt: string, told: readonly DatedEvent[]): string | null {
  const came = told.find((entry) => entry.type === 'prizes_beacon');
  return came && Date.parse(came.at) > Date.parse(startsAt) ? came.at : null;
}

/** The seed that slots follow from, by what is shown; null while its round, or a text that is no seed, leaves none. */
export function slotSeed(
  sha256: Sha256,
  { seed, beacon }: { readonly seed: string; readonly beacon: ShownBeacon | null },
): Uint8Array | null {
  const own = fromHex(seed);
  if (beacon === null || own === null) return own;
  const signature = beacon.signature === null ? null : fromHex(beacon.signature);
  return signature && mixedSeed(sha256, own, signature);
}
