import type { calendarPt } from './calendar.pt.ts';

/** The same in English. */
export const calendarEn: typeof calendarPt = {
  campaign: (brand) => `${brand}: what closes when`,
  show: (title, brand) => `${title} · ${brand}`,
  closes: (title) => `Voting closes: ${title}`,
  closesText: (show) => `A theory about ${show}: vote until this hour.`,
  premiere: (title) => `Premiere: ${title}`,
  premiereText: (platform) => `${platform}. The theories wait for your vote.`,
  lastDay: (title) => `Last day to take part: ${title}`,
  lastDayText: 'What is sent until the end of this day takes part in the draw.',
  lottery: (title) => `Draw: ${title}`,
  lotteryText: 'The extraction of the Loteria Federal that the numbers come from.',
};
