import { defineWords } from '@fio/platform/i18n';

export const useTokensWords = defineWords('tokens', {
  pt: async () => (await import('./tokens.pt.ts')).tokensPt,
  en: async () => (await import('./tokens.en.ts')).tokensEn,
});
