import type { Language } from '@fio/contracts';
import { TIME_ZONE, writtenDate, writtenDay } from '@fio/domain';
import { auditWordsEn } from '../audit/audit.en.ts';
import { auditWordsPt } from '../audit/audit.pt.ts';

/** How the document of a person's data writes values. */
export interface Writing {
  readonly language: Language;
  readonly when: (instant: string | null) => string;
  readonly day: (date: string) => string;
  readonly yesNo: (is: boolean) => string;
}

export const NOTHING = '–';
export const locale = (language: Language) => (language === 'pt' ? 'pt-BR' : 'en');
const words = { pt: auditWordsPt, en: auditWordsEn };

export function writingIn(language: Language): Writing {
  const times = new Intl.DateTimeFormat(locale(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  });
  const moment = (at: Date) => `${writtenDate(at, language)} ${times.format(at)}`;
  return {
    language,
    when: (instant) => (instant === null ? NOTHING : moment(new Date(instant))),
    day: (date) => writtenDay(date.slice(0, 10), language),
    yesNo: (is) => words[language][is ? 'yes' : 'no'],
  };
}
