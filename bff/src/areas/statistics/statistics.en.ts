import type { statisticsExportPt } from './statistics.pt.ts';

export const statisticsExportEn: typeof statisticsExportPt = {
  file: 'statistics',
  group: {
    state: 'State',
    city: 'City',
    ddd: 'Area code',
    age: 'Age',
    source: 'Source (utm_source)',
    medium: 'Medium (utm_medium)',
    campaign: 'Campaign (utm_campaign)',
    show: 'Series',
    poll: 'Theory',
  },
  measure: {
    registrations: 'Registrations',
    verified: 'Confirmed e-mails',
    votes: 'Votes',
    suggestions: 'Suggestions',
    invoices: 'Invoices',
    tickets: 'Lucky numbers',
    prizes: 'Prizes',
  },
  unknown: 'Not known',
  rest: 'Other groups',
  few: 'fewer than 5',
};
