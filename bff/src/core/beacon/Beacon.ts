import type { BeaconChain, BeaconRound } from '@fio/domain';

/** A public draw of lots that nobody here can steer: what instant prizes' seeds are mixed with. */
export interface Beacon {
  /** Of which new schedules name a round; null: they wait for none, as somebody has said. */
  readonly chain: BeaconChain | null;
  /** The signature of a round that has come, checked against its own key; null while it isn't to be had. */
  signatureOf: (round: BeaconRound) => Promise<Uint8Array | null>;
}
