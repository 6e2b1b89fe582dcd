import { defineWords } from '../i18n/index.ts';

export const useSessionWords = defineWords('session', {
  pt: { ended: 'Sua sessão terminou. Entre novamente.' },
  en: { ended: 'Your session has ended. Sign in again.' },
});
