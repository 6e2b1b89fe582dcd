import { join, resolve } from 'node:path';
import { type BeaconChain, QUICKNET } from '@fio/domain';
import type { Environment } from './schema.ts';

/** Where the public beacon's rounds come from. */
export type BeaconConfig =
  | {
      readonly kind: 'relays';
      /** null: new schedules wait for none. */
      readonly chain: BeaconChain | null;
      readonly relays: readonly URL[];
    }
  /** A key that is made for this demonstration, and where it is kept. */
  | { readonly kind: 'demonstration'; readonly keyFile: string };

/** In a demonstration a key of its own, unless another beacon is wanted: it works off line. */
export function beaconConfig(env: Environment): BeaconConfig {
  if (env.DEMONSTRATION && env.BEACON === undefined)
    return { kind: 'demonstration', keyFile: join(resolve(env.DATA_DIR), 'beacon.json') };
  const named = env.BEACON === 'off' ? null : (env.BEACON_CHAIN ?? QUICKNET);
  return { kind: 'relays', chain: named, relays: env.BEACON_RELAYS };
}
