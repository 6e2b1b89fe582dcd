import { defineWords } from '@fio/platform/i18n';
import { transparencyEn } from './transparency.en.ts';
import { transparencyPt } from './transparency.pt.ts';

export const useTransparencyWords = defineWords('transparency', { pt: transparencyPt, en: transparencyEn });
