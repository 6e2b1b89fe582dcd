import { defineWords } from '../i18n/index.ts';
import { deskEn } from './desk.en.ts';
import { deskPt } from './desk.pt.ts';

export const useDeskWords = defineWords('desk', { pt: deskPt, en: deskEn });
