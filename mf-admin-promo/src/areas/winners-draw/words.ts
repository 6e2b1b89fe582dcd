import { defineWords } from '@fio/platform/i18n';
import { winnersDrawEn } from './winners-draw.en.ts';
import { winnersDrawPt } from './winners-draw.pt.ts';

export const useWinnersDrawWords = defineWords('winners-draw', { pt: winnersDrawPt, en: winnersDrawEn });
