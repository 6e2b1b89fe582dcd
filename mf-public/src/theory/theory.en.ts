import { theoryStateEn } from '@fio/contracts/terms/polls.en';
import type { theoryPt } from './theory.pt.ts';

export const theoryEn: Record<keyof typeof theoryPt, string> = {
  series: 'See the series {{title}}',
  sharer: 'Whoever sent this link answered',
  ask: 'How about you?',
  same: 'You think the same.',
  other: 'You think otherwise.',
  right: 'And was right.',
  wrong: 'And was wrong.',
  ranking: 'Who guesses best about {{title}}',
  more: 'More theories about {{title}}',
  all: 'All theories of the series',
  title: 'Theories',
  lead: 'Everything the trailers left out. Pick a side before the premiere.',
  ...theoryStateEn,
  none: 'No theory on the wall',
  noneText: 'The next one comes with the next trailer.',
  noneOpen: 'No theory is open right now.',
  home: 'Go to the home page',
  score_one: 'Whoever sent this link got {{hits}} of {{count}} theory right.',
  score_other: 'Whoever sent this link got {{hits}} of {{count}} theories right.',
  scoreAsk: 'How many can you get?',
};
