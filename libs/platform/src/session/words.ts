import { defineWords } from '../i18n/index.ts';

export const useSessionWords = defineWords('session', {
  pt: {
    ended: 'Sua sessão terminou. Entre novamente.',
    unconfirmed: 'Não conseguimos abrir sua sessão. Tente de novo.',
  },
  en: {
    ended: 'Your session has ended. Sign in again.',
    unconfirmed: 'We could not open your session. Try again.',
  },
});
