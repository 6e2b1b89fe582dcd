import { defineWords } from '@fio/platform/i18n';
import { calendarEn } from './calendar.en.ts';
import { calendarPt } from './calendar.pt.ts';

export const useCalendarWords = defineWords('calendar', { pt: calendarPt, en: calendarEn });
