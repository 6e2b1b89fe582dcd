import { ICalCalendarMethod, ICalEventStatus, default as ical } from 'ical-generator';
import type { Language } from '@fio/contracts';
import { beginOf, type CalendarEvent } from './calendar-event.ts';

/** Seconds after which those who subscribe may look again. */
const LOOK_AGAIN = 3600;
/** So many dates before today stay in the calendar, and so many are in it at all, the soonest first. */
const REMEMBERED_DAYS = 60;
const MOST = 500;
const DAY = 86_400_000;
const MINUTE = 60_000;

interface Calendar {
  readonly name: string;
  readonly language: Language;
  readonly publicUrl: URL;
  readonly brand: string;
  readonly now: Date;
}

/** What is still to come first, so that the limit takes the farthest; then by their moments. */
function kept(events: readonly CalendarEvent[], now: Date): CalendarEvent[] {
  const since = now.getTime() - REMEMBERED_DAYS * DAY;
  return events
    .filter((event) => beginOf(event) >= since)
    .toSorted((left, right) => beginOf(left) - beginOf(right) || (left.id < right.id ? -1 : 1))
    .slice(0, MOST);
}

/** A day is a date of its own: the zone it is of doesn't move it. What takes no time has no end (RFC 5545, 3.8.2.2). */
function timesOf({ at }: CalendarEvent) {
  if ('day' in at) return { start: new Date(at.day), allDay: true };
  const { moment, minutes } = at;
  return { start: moment, ...(minutes > 0 && { end: new Date(moment.getTime() + minutes * MINUTE) }) };
}

/**
 * The dates as an iCalendar file (RFC 5545). Moments are in UTC, days are days. The same dates give the same bytes: a stamp
 * is the moment of the record's last change.
 */
export function calendarFile(events: readonly CalendarEvent[], calendar: Calendar): string {
  const { name, language, publicUrl, brand, now } = calendar;
  const file = ical({
    name,
    prodId: { company: brand, product: 'Calendario', language: language === 'pt' ? 'PT' : 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN,
    url: publicUrl.href,
  });
  for (const event of kept(events, now)) {
    const url = new URL(event.path, publicUrl).href;
    file.createEvent({
      ...timesOf(event),
      id: `${event.id}@${publicUrl.hostname}`,
      // Versions count from 1, changes from 0.
      sequence: Math.max(0, event.version - 1),
      stamp: event.changedAt,
      lastModified: event.changedAt,
      summary: event.title,
      description: `${event.text}\n${url}`,
      url,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return file.toString();
}
