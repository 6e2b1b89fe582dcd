import type { calendarPt } from './calendar.pt.ts';

export const calendarEn: Record<keyof typeof calendarPt, string> = {
  title: 'Calendar',
  lead: 'What closes when. Subscribe and your calendar follows the changes.',
  premiere: 'Premiere',
  closes: 'Voting closes',
  subscribe: 'Subscribe',
  google: 'Open in Google Calendar',
  save: 'Download (.ics)',
  about: 'of the calendar of {{title}}',
  campaignTitle: 'The campaign in your calendar',
  campaignLead: 'All theories, premieres and draws, each with its day and hour.',
  campaign: 'of the campaign',
};
