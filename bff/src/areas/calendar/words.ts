import type { Language } from '@fio/contracts';
import { calendarEn } from './calendar.en.ts';
import { calendarPt } from './calendar.pt.ts';

export type CalendarWords = typeof calendarPt;

export const calendarWords: Readonly<Record<Language, CalendarWords>> = { pt: calendarPt, en: calendarEn };
