import { defineWords } from '@fio/platform/i18n';
import { shareEn } from './share.en.ts';
import { sharePt } from './share.pt.ts';

export const useShareWords = defineWords('share', { pt: sharePt, en: shareEn });
