import { defineWords } from '@fio/platform/i18n';
import { commandsEn } from './commands.en.ts';
import { commandsPt } from './commands.pt.ts';
import { outputEn } from './output.en.ts';
import { outputPt } from './output.pt.ts';

export const useCommandsWords = defineWords('commands', {
  pt: { ...commandsPt, ...outputPt },
  en: { ...commandsEn, ...outputEn },
});
