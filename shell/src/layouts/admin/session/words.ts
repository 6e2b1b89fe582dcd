import { defineWords } from '@fio/platform/i18n';

export const useSessionEndWords = defineWords('session-end', {
  pt: {
    'expired.title': 'Sua sessão expirou',
    'expired.text': 'Por segurança, entre de novo. Esta página continua como você a deixou.',
    'expired.leave': 'Deixar esta página',
    close: 'Fechar',
    label: 'Fim da sessão',
    idle: 'Sem uso, sua sessão termina em {{minutes}} min.',
    last: 'Sua sessão termina em {{minutes}} min. Depois é só entrar de novo: a página fica como está.',
    renew: 'Continuar',
    dismiss: 'Entendi',
  },
  en: {
    'expired.title': 'Your session has expired',
    'expired.text': 'For safety, sign in again. This page stays as you left it.',
    'expired.leave': 'Leave this page',
    close: 'Close',
    label: 'End of the session',
    idle: 'Without use, your session ends in {{minutes}} min.',
    last: 'Your session ends in {{minutes}} min. Then just sign in again: the page stays as it is.',
    renew: 'Continue',
    dismiss: 'Got it',
  },
});
