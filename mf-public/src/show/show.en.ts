import type { showPt } from './show.pt.ts';

export const showEn: Record<keyof typeof showPt, string> = {
  premiere: 'Premieres on {{when}}',
  premiered: 'Premiered on {{when}}',
  free: 'All ages',
  years: '{{rating}} and over',
  facts: 'About the series',
  open: 'Open',
  openLead: 'What do you think?',
  none: 'No open theory',
  noneText: 'There is more to come from this series. Come back after the next trailer.',
  past: 'Already closed',
  allShows: 'See all series',
};
