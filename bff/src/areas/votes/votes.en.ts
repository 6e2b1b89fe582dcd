import type { voteDataPt } from './votes.pt.ts';

/** The same in English. */
export const voteDataEn: typeof voteDataPt = {
  title: 'Votes',
  columns: { theory: 'Theory', answer: 'Answer', truth: 'What happened', at: 'When' },
  apart: 'being checked, not counted yet',
  released: 'checked, counts in the result',
  annulled: 'not counted after a check',
};
