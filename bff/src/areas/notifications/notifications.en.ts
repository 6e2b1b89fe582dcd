import type { notificationTextsPt } from './notifications.pt.ts';

/** The same in English. */
export const notificationTextsEn: typeof notificationTextsPt = {
  hit: 'You were right!',
  missed: 'This time you gave another answer.',
  push: {
    theory: 'A theory is resolved',
    list: 'The list of the draw is closed',
    draw: 'The result of the draw is out',
    prize: 'There is news of your participation',
  },
  open: 'Tap to see it in your profile.',
  stop: 'Stop',
  stopped: 'Done. These notifications arrive no more on your devices.',
};
