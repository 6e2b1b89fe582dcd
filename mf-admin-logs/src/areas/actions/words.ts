import { defineWords } from '@fio/platform/i18n';

export const useActionsWords = defineWords('actions', {
  pt: async () => (await import('./actions.pt.ts')).actionsPt,
  en: async () => (await import('./actions.en.ts')).actionsEn,
});
