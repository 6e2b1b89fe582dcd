import { type BeaconRound, LEAST_LEAD, mixedSeed, roundFrom } from '@fio/domain';
import type { Beacon } from '../../core/beacon/Beacon.ts';
import { places } from '../../core/secrets/places.ts';
import { sha256 } from '../../core/secrets/sha256.ts';
import type { Vaults } from '../../core/secrets/vaults.ts';
import type { PrizeSchedule } from '../../generated/prisma/client.ts';

/**
 * Milliseconds: beyond what verifiers demand, longer than any transaction lasts and than the log's head takes to be seen outside, so
 * that the promise stands there before its round is known to anybody.
 */
const LEAD = LEAST_LEAD + 2 * 60_000;

/** The round that a schedule committed now waits for; null: none, as the configuration says. */
export const roundToWaitFor = ({ chain }: Pick<Beacon, 'chain'>, committedAt: Date): BeaconRound | null =>
  chain && { ...chain, round: roundFrom(chain, committedAt.getTime() + LEAD) };

/** As it was committed; a trigger keeps it. */
export const beaconOf = ({ beacon }: Pick<PrizeSchedule, 'beacon'>) =>
  beacon as unknown as BeaconRound | null;

type Sealed = Pick<PrizeSchedule, 'id' | 'seedEncrypted' | 'beacon' | 'beaconSignature'>;

/**
 * The seed that slots follow from: the sealed one, mixed with its round where it waits for one. TypeError while that hasn't come:
 * then there are no slots.
 */
export function seedOf(seeds: Vaults['seeds'], schedule: Sealed): Uint8Array {
  const { id, seedEncrypted, beacon, beaconSignature: signature } = schedule;
  const seed = seeds.open(seedEncrypted, places.prizeSchedule(id));
  if (beacon === null) return seed;
  if (signature === null) throw new TypeError(`The round of schedule ${id} has not come.`);
  return mixedSeed(sha256, seed, signature);
}
