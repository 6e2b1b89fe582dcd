import { defineWords } from '@fio/platform/i18n';

export const useRemotesWords = defineWords('remotes', {
  pt: async () => (await import('./remotes.pt.ts')).remotesPt,
  en: async () => (await import('./remotes.en.ts')).remotesEn,
});
