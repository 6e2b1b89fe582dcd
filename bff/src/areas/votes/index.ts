import { defineArea } from '../../engine/Area.ts';
import { voteRoutes } from './votes.routes.ts';
import { type VotingServices, votingServices } from './voting.ts';
import { votePart, voteTables } from './personal-votes.ts';
import { VOTE_WORKER_AT, voteWorker } from './worker/vote-worker.ts';

/** Votes on theories. */
export const votesArea = defineArea<VotingServices>({
  name: 'votes',
  routes: voteRoutes,
  middleware: { at: VOTE_WORKER_AT, handler: voteWorker },
  services: votingServices,
  stop: async ({ votes, voteAddresses }) => {
    await votes.drain();
    voteAddresses.stop();
  },
  metrics: ({ votes }) => votes.metrics,
  personTables: voteTables,
  packageParts: [votePart],
});

export { scoreOf } from './score.ts';
