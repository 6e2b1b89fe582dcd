import { keptVotesIn, type KeptVotes } from '@fio/domain/waiting-votes/kept-votes';

/** What waits in this browser; rejects where a browser keeps nothing. */
export const keptVotes: KeptVotes = keptVotesIn({ open: (name, version) => indexedDB.open(name, version) });
