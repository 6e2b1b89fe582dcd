import type { pagePt } from './page.pt.ts';

export const pageEn: Record<keyof typeof pagePt, string> = {
  failed: 'The page could not be loaded',
  unknown: 'Try again in a moment.',
  incident: 'Incident {{id}}',
  retry: 'Try again',
  dialogFailed: 'It could not be opened. Try again.',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
};
