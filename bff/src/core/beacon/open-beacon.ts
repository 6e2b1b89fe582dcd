import { type BeaconRound, roundTime } from '@fio/domain';
import type { Clock } from '../clock.ts';
import type { BeaconConfig } from '../config/beacon.ts';
import type { Logger } from '../log.ts';
import type { Beacon } from './Beacon.ts';
import { demonstrationBeacon } from './demonstration.ts';
import { askRelay } from './relay.ts';

/** Milliseconds for each relay: the round that isn't had now is asked for again in a minute. */
const PATIENCE = 5000;

type Relays = Extract<BeaconConfig, { kind: 'relays' }>;

/** One relay is asked after the other, until one has it. */
export function relayedBeacon({ chain, relays }: Relays, log: Logger, patience = PATIENCE): Beacon {
  const signatureOf = async (round: BeaconRound) => {
    for (const relay of relays) {
      try {
        return await askRelay(relay, round, patience);
      } catch (error) {
        const { message: reason } = error as Error;
        log.warn({ relay: relay.host, round: round.round, reason }, 'no answer of the public beacon');
      }
    }
    return null;
  };
  return { chain, signatureOf };
}

/** The configured beacon, of which nobody is asked for a round before its time. */
export function openBeacon(config: BeaconConfig, { clock, log }: { clock: Clock; log: Logger }): Beacon {
  const beacon = config.kind === 'relays' ? relayedBeacon(config, log) : demonstrationBeacon(config.keyFile);
  return {
    chain: beacon.chain,
    signatureOf: async (round) =>
      clock.now().getTime() < roundTime(round) ? null : beacon.signatureOf(round),
  };
}
