import { language } from '@fio/platform/i18n';

/** An hour of the day as one says it: 22h, 22:00. */
export const hourText = (hour: number): string => (language() === 'pt' ? `${hour}h` : `${hour}:00`);
