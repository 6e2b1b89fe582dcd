import type { sacExportPt, sacDataPt } from './sac.pt.ts';

export const sacExportEn: typeof sacExportPt = {
  file: 'customer-service',
  columns: {
    protocol: 'Protocol',
    subject: 'Subject',
    state: 'State',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    messages: 'Messages',
    createdAt: 'Received',
    answeredAt: 'Answered',
    closedAt: 'Closed',
  },
  subject: {
    registration: 'Registration',
    votes: 'Theories and votes',
    invoice: 'Receipt',
    numbers: 'Lucky numbers',
    prize: 'Prizes',
    privacy: 'Privacy',
    site: 'Problem with the site',
    other: 'Something else',
  },
  state: { open: 'Open', answered: 'Answered', waiting: 'Waiting', closed: 'Closed' },
};

/** The same in English. */
export const sacDataEn: typeof sacDataPt = {
  title: 'Messages to customer service',
  columns: { protocol: 'Protocol', text: 'Text', at: 'When' },
};
