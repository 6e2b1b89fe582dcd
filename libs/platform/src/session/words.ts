import { defineWords } from '../i18n/index.ts';

export const useSessionWords = defineWords('session', {
  pt: {
    ended: 'Sua sessão terminou. Entre novamente.',
    unconfirmed: 'Não conseguimos abrir sua sessão. Tente de novo.',
    replace: 'Já há alguém conectado aqui',
    'replace.text': 'Entrar como outra pessoa encerra neste navegador o acesso de quem já está conectado.',
    'replace.yes': 'Entrar mesmo assim',
    'replace.no': 'Manter o acesso atual',
  },
  en: {
    ended: 'Your session has ended. Sign in again.',
    unconfirmed: 'We could not open your session. Try again.',
    replace: 'Somebody is signed in here already',
    'replace.text': 'To enter as somebody else ends their session in this browser.',
    'replace.yes': 'Enter all the same',
    'replace.no': 'Keep the session there is',
  },
});
