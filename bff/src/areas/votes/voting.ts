import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import { LiveResults } from '../polls/LiveResults.ts';
import { AddressLimit } from './AddressLimit.ts';
import { VoteWriter } from './VoteWriter.ts';

/** What takes votes and tells their results. */
export interface Voting {
  readonly votes: VoteWriter;
  readonly voteAddresses: AddressLimit;
  readonly live: LiveResults;
}

const ADDRESS_SECONDS = 60;

export function createVoting(config: Config, pool: Pool, clock: { now(): Date }): Voting {
  return {
    votes: new VoteWriter({ pool, clock }),
    voteAddresses: new AddressLimit({
      pool,
      clock,
      points: config.votesPerAddress,
      seconds: ADDRESS_SECONDS,
    }),
    live: new LiveResults({ pool, clock }),
  };
}
