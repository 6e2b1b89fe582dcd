import type { Language } from '@fio/contracts';
import { shareEn } from './share.en.ts';
import { sharePt, type ShareWord } from './share.pt.ts';

const words: Record<Language, Record<ShareWord, string>> = { pt: sharePt, en: shareEn };

const numbers = { pt: new Intl.NumberFormat('pt-BR'), en: new Intl.NumberFormat('en') } as const;

export const shareNumber = (language: Language, number: number): string => numbers[language].format(number);

export const shareWord = (language: Language, word: ShareWord): string => words[language][word];
