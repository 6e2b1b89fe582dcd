import { format } from '@fio/platform/i18n';

/** A day as it stands under a chart's column, beside others of its year: 21 nov. */
export const dayTick = (day: string): string => format.day(day).replace(/\s\d{4}$/, '');
