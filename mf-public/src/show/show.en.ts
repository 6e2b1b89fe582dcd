import { theoryStateEn } from '@fio/contracts/terms/polls.en';
import type { showPt } from './show.pt.ts';

export const showEn: Record<keyof typeof showPt, string> = {
  premiere: 'Premieres on {{when}}',
  premiered: 'Premiered on {{when}}',
  free: 'All ages',
  years: '{{rating}} and over',
  facts: 'About the series',
  ...theoryStateEn,
  openLead: 'What do you think?',
  none: 'No open theory',
  noneText: 'There is more to come from this series. Come back after the next trailer.',
  trailers: 'Trailers',
  trailer: 'Trailer',
  trailerOf: 'Trailer {{number}}',
  play: 'Watch: {{title}}',
  ownTrailer: 'Official trailer',
  videoFacts: '{{time}}, {{size}} MB',
  captions: 'Portuguese',
  noCaptions: 'This video has no captions yet.',
  videoFailed: 'The video did not load. Check your connection and try again.',
  videoAgain: 'Try again',
  trailerNotice:
    'The videos are at YouTube, and nothing is asked of it before you press. Then it gets your device’s address on the network (IP), which browser it is and that you came from this site, and may keep data on your device.',
  suggestions: 'Theories by viewers',
  by: 'idea by {{author}}',
  bySomebody: 'idea by somebody who has left',
  suggestLead: 'Have a hunch nobody has had? Your idea may become a poll.',
  suggest: 'Suggest a theory',
  allShows: 'See all series',
};
