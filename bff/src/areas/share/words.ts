import type { Language } from '@fio/contracts';
import { shareEn } from './share.en.ts';
import { sharePt, type ShareWord } from './share.pt.ts';

const words: Record<Language, Record<ShareWord, string>> = { pt: sharePt, en: shareEn };

export const shareWord = (language: Language, word: ShareWord): string => words[language][word];
