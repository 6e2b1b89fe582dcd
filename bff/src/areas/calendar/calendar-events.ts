import { cutOffOf } from '@fio/domain';
import { dayOf } from '../../core/database/day-of.ts';
import type { Draw } from '../../generated/prisma/client.ts';
import type { ShowDates } from '../shows/index.ts';
import type { CalendarEvent } from './calendar-event.ts';
import type { CalendarWords } from './words.ts';

/** What of a draw is in the calendar. */
export type DrawDates = Pick<
  Draw,
  'id' | 'slug' | 'title' | 'state' | 'periodTo' | 'lotteryDate' | 'version' | 'updatedAt'
>;

/** An extraction is over within the hour. */
const EXTRACTION_MINUTES = 60;

/** When the theories of a series close, and when it comes out. */
export function eventsOfShow(words: CalendarWords, show: ShowDates): CalendarEvent[] {
  const { id, slug, title, platform, releaseDate, version, updatedAt } = show;
  const closings = show.closings.map((one): CalendarEvent => ({
    id: `theory-${one.id}`,
    version: one.version,
    changedAt: one.updatedAt,
    title: words.closes(one.title),
    text: words.closesText(title),
    path: `/teoria/${one.slug}`,
    at: { moment: one.closesAt, minutes: 0 },
  }));
  if (releaseDate === null) return closings;
  const premiere: CalendarEvent = {
    id: `premiere-${id}`,
    version,
    changedAt: updatedAt,
    title: words.premiere(title),
    text: words.premiereText(platform),
    path: `/${slug}`,
    at: { day: releaseDate },
  };
  return [...closings, premiere];
}

/** The last day to take part in a draw, and the extraction it follows. */
export function eventsOfDraw(words: CalendarWords, draw: DrawDates): CalendarEvent[] {
  const { id, slug, title, state, version, updatedAt } = draw;
  const common = {
    version,
    changedAt: updatedAt,
    path: `/ganhadores/${slug}`,
    isCancelled: state === 'cancelled',
  } as const;
  return [
    {
      ...common,
      id: `last-day-${id}`,
      title: words.lastDay(title),
      text: words.lastDayText,
      at: { day: dayOf(draw.periodTo) },
    },
    {
      ...common,
      id: `extraction-${id}`,
      title: words.lottery(title),
      text: words.lotteryText,
      at: { moment: cutOffOf(dayOf(draw.lotteryDate), 0), minutes: EXTRACTION_MINUTES },
    },
  ];
}
