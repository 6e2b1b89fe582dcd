import type { Language } from '@fio/contracts';
import { embedEn } from './embeds.en.ts';
import { embedPt, type EmbedWord } from './embeds.pt.ts';

const words: Record<Language, Record<EmbedWord, string>> = { pt: embedPt, en: embedEn };

const LOCALES = { pt: 'pt-BR', en: 'en' } as const;
const ZONE = { timeZone: 'America/Sao_Paulo' } as const;
const moments = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...ZONE, dateStyle: 'medium', timeStyle: 'short' });
const days = (locale: string) => new Intl.DateTimeFormat(locale, { ...ZONE, dateStyle: 'medium' });

const texts = {
  pt: { number: new Intl.NumberFormat('pt-BR'), moment: moments('pt-BR'), day: days('pt-BR') },
  en: { number: new Intl.NumberFormat('en'), moment: moments('en'), day: days('en') },
} as const;

export const localeOf = (language: Language): string => LOCALES[language];

/** The words of a language, with `{name}` filled in, and how it writes numbers and times of São Paulo. */
export const embedWords = (language: Language) => ({
  t: (word: EmbedWord, values: Readonly<Record<string, string>> = {}): string =>
    words[language][word].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  number: (value: number): string => texts[language].number.format(value),
  moment: (instant: string): string => texts[language].moment.format(new Date(instant)),
  day: (instant: string): string => texts[language].day.format(new Date(instant)),
});
