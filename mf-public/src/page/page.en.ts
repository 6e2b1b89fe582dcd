import type { pagePt } from './page.pt.ts';

export const pageEn: Record<keyof typeof pagePt, string> = {
  failed: 'The page could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  dialogFailed: 'It could not be opened. Check your connection and try again.',
  more_one: 'Show {{count}} more',
  more_other: 'Show {{count}} more',
};
