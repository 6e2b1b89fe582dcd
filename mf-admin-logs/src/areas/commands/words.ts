import { defineWords } from '@fio/platform/i18n';

export const useCommandsWords = defineWords('commands', {
  pt: async () => (await import('./commands.pt.ts')).commandsPt,
  en: async () => (await import('./commands.en.ts')).commandsEn,
});
