import { defineWords } from '../i18n/index.ts';

export const useApiWords = defineWords('api', {
  pt: {
    failed: 'Não foi possível concluir. Tente novamente.',
    offline: 'Sem conexão com o servidor. Confira a internet e tente novamente.',
  },
  en: {
    failed: 'This could not be completed. Try again.',
    offline: 'No connection to the server. Check your internet and try again.',
  },
});
