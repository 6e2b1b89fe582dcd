import type { Language } from '@fio/contracts';
import { writtenDate } from '@fio/domain';
import { embedEn } from './embeds.en.ts';
import { embedPt, type EmbedWord } from './embeds.pt.ts';

const words: Record<Language, Record<EmbedWord, string>> = { pt: embedPt, en: embedEn };

const LOCALES = { pt: 'pt-BR', en: 'en' } as const;
const numbers = { pt: new Intl.NumberFormat('pt-BR'), en: new Intl.NumberFormat('en') } as const;
const hours = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const localeOf = (language: Language): string => LOCALES[language];

/** The words of a language, with `{name}` filled in, and how the site writes numbers and times of São Paulo in it: 21 nov 2026 14:05. */
export const embedWords = (language: Language) => ({
  t: (word: EmbedWord, values: Readonly<Record<string, string>> = {}): string =>
    words[language][word].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  number: (value: number): string => numbers[language].format(value),
  moment: (instant: string): string =>
    `${writtenDate(new Date(instant), language)} ${hours.format(new Date(instant))}`,
  day: (instant: string): string => writtenDate(new Date(instant), language),
});
