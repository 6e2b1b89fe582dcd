import type { notificationTextsPt } from './notifications.pt.ts';

/** The same in English. */
export const notificationTextsEn: typeof notificationTextsPt = {
  hit: 'You were right!',
  missed: 'This time you gave another answer.',
};
