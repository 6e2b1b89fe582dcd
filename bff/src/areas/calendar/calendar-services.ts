import type { CalendarFiles } from './CalendarFiles.ts';

export interface CalendarServices {
  readonly calendars: CalendarFiles;
}
