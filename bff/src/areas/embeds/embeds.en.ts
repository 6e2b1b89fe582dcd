import { stampEn } from '@fio/contracts/terms/polls.en';
import type { EmbedWord } from './embeds.pt.ts';

export const embedEn: Record<EmbedWord, string> = {
  vote: 'Vote on the site',
  see: 'See it on the site',
  newTab: '(opens in another tab)',
  choose: 'The answers',
  results: 'The result',
  correct: 'Right answer',
  noVotes: 'Nobody has voted yet',
  total_one: '{votes} vote',
  total_other: '{votes} votes',
  percent: '{percent}%',
  openUntil: 'Open until {when}',
  takesVotes: 'Open for votes',
  waits: 'Closed: waiting for the answer',
  resolvedOn: 'Resolved on {when}',
  happened: 'It happened. The answer: {answer}.',
  wasNotSo: 'It was not so. The answer: {answer}.',
  wasInvented: 'It did not happen, but it should have. What the series showed: {answer}.',
  goneTitle: 'Theory not available',
  gone: 'This theory is no longer available.',
  others: 'See other theories',
  gatedTitle: 'Theory with a minimum age',
  gated: 'To see this theory, confirm your age on the site.',
  confirmAge: 'Confirm on the site',
  ...stampEn,
};
