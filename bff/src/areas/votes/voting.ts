import { takesSecureCookies } from '../../core/identity/binding-cookie.ts';
import type { Config } from '../../config/index.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/client.ts';
import { LiveResults } from '../polls/LiveResults.ts';
import { LiveStreams } from '../polls/live/LiveStreams.ts';
import { AddressLimit } from './AddressLimit.ts';
import { DeviceMarks } from './DeviceMarks.ts';
import { VoteWriter } from './VoteWriter.ts';

/** What takes votes and tells their results. */
export interface Voting {
  readonly votes: VoteWriter;
  readonly voteAddresses: AddressLimit;
  readonly devices: DeviceMarks;
  readonly live: LiveResults;
  readonly liveStreams: LiveStreams;
}

const ADDRESS_SECONDS = 60;

interface Dependencies extends Pick<Database, 'pool' | 'keyed'> {
  readonly clock: Clock;
}

export function createVoting(config: Config, { pool, keyed, clock }: Dependencies): Voting {
  const live = new LiveResults({ pool, clock });
  const liveStreams = new LiveStreams({
    results: live,
    most: config.liveStreams,
    mostPerAddress: config.liveStreamsPerAddress,
  });
  return {
    votes: new VoteWriter({ pool: keyed, clock, onWritten: () => liveStreams.wake() }),
    voteAddresses: new AddressLimit({
      pool,
      clock,
      points: config.votesPerAddress,
      burst: config.votesPerAddressBurst,
      seconds: ADDRESS_SECONDS,
    }),
    devices: new DeviceMarks({
      hashKeys: config.secrets.hashKeys,
      clock,
      isSecure: takesSecureCookies(config.publicUrl),
      accounts: config.accountsPerDevice,
    }),
    live,
    liveStreams,
  };
}
