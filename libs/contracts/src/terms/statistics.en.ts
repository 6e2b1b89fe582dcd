import type { Grouping, Measure } from '../admin/statistics.ts';
import type { Terms } from './terms.ts';

export const groupingEn: Terms<Grouping> = {
  state: 'State',
  city: 'City',
  ddd: 'Area code',
  age: 'Age',
  source: 'Source (utm_source)',
  medium: 'Medium (utm_medium)',
  campaign: 'Campaign (utm_campaign)',
  show: 'Series',
  poll: 'Theory',
};

export const measureEn: Terms<Measure> = {
  registrations: 'Registrations',
  verified: 'Confirmed e-mails',
  votes: 'Votes',
  suggestions: 'Suggestions',
  invoices: 'Invoices',
  tickets: 'Lucky numbers',
  prizes: 'Prizes',
};
