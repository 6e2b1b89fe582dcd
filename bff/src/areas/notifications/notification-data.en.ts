import type { notificationDataPt } from './notification-data.pt.ts';

/** The same in English. */
export const notificationDataEn: typeof notificationDataPt = {
  title: 'Notifications',
  columns: { what: 'What', kind: 'About', channel: 'By', at: 'When' },
  asked: 'You asked for it',
  told: 'You were told',
  kind: {
    theory: 'Theory resolved',
    list: 'List of a draw closed',
    draw: 'Result of a draw',
    prize: 'Prize waiting',
  },
  channel: { email: 'E-mail', push: 'Device' },
};
