import type { ServiceInfrastructure } from '../../core/infrastructure.ts';
import type { Product } from '../../engine/Area.ts';
import { type LiveResults, pollsArea } from '../polls/index.ts';
import { AddressLimit } from './AddressLimit.ts';
import { VoteWriter } from './VoteWriter.ts';

/** What takes votes. */
export interface VotingServices {
  readonly votes: VoteWriter;
  readonly voteAddresses: AddressLimit;
  readonly live: LiveResults;
}

const ADDRESS_SECONDS = 60;

export function votingServices(
  { config, pool, keyed, clock }: ServiceInfrastructure,
  product: Product,
): VotingServices {
  const { live, liveStreams } = product.servicesOf(pollsArea);
  return {
    votes: new VoteWriter({ pool: keyed, clock, onWritten: () => liveStreams.wake() }),
    voteAddresses: new AddressLimit({
      pool,
      clock,
      points: config.votesPerAddress,
      burst: config.votesPerAddressBurst,
      seconds: ADDRESS_SECONDS,
    }),
    live,
  };
}
