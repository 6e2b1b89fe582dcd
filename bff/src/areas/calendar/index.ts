import { defineArea } from '../../engine/Area.ts';
import { showsArea } from '../shows/index.ts';
import { calendarFiles } from './calendar-files.ts';
import type { CalendarServices } from './calendar-services.ts';
import { CalendarFiles } from './CalendarFiles.ts';

/** What closes when, as files that calendars subscribe to. */
export const calendarArea = defineArea<CalendarServices>({
  name: 'calendar',
  services: ({ db, clock, config }, product) => {
    const { content } = product.servicesOf(showsArea);
    return { calendars: new CalendarFiles({ db, clock, config, dates: () => content.dates() }) };
  },
  middleware: { at: '/calendario', handler: calendarFiles },
});
