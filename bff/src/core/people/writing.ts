import type { Language } from '@fio/contracts';
import { TIME_ZONE } from '@fio/domain';
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
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  const days = new Intl.DateTimeFormat(locale(language), { dateStyle: 'short', timeZone: 'UTC' });
  return {
    language,
    when: (instant) => (instant === null ? NOTHING : times.format(new Date(instant))),
    day: (date) => days.format(new Date(date)),
    yesNo: (is) => words[language][is ? 'yes' : 'no'],
  };
}
