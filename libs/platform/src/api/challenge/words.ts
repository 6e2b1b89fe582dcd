import { defineWords } from '../../i18n/index.ts';

export const useChallengeWords = defineWords('challenge', {
  pt: {
    label: 'Verificação de segurança',
    ask: 'Só um instante: confirme que você não é um robô.',
    turnstile_error: 'Não foi possível confirmar que você não é um robô. Tente novamente.',
    turnstile_timeout: 'A verificação expirou. Tente novamente.',
  },
  en: {
    label: 'Security check',
    ask: 'One moment: confirm that you are not a robot.',
    turnstile_error: 'We could not confirm that you are not a robot. Try again.',
    turnstile_timeout: 'The check has expired. Try again.',
  },
});
