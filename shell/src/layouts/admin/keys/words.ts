import { defineWords } from '@fio/platform/i18n';

export const useKeysWords = defineWords('keys', {
  pt: {
    title: 'Atalhos do teclado',
    close: 'Fechar',
    here: 'Nesta tela',
    everywhere: 'Em qualquer tela',
    palette: 'Ir para qualquer página, ação ou registro',
    help: 'Mostrar estes atalhos',
    escape: 'Fechar o que está aberto',
    calendar: 'Abrir o calendário de um campo de data',
    characters: 'Usar teclas de uma letra ou sinal',
    'characters.hint':
      'Desligadas, valem as outras: Ctrl, Alt, setas, Enter e Esc. Fica guardado neste navegador.',
  },
  en: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    here: 'On this screen',
    everywhere: 'On any screen',
    palette: 'Go to any page, action or record',
    help: 'Show these shortcuts',
    escape: 'Close what is open',
    calendar: 'Open the calendar of a date field',
    characters: 'Use keys of one letter or sign',
    'characters.hint':
      'Switched off, the others work: Ctrl, Alt, arrows, Enter and Esc. Kept in this browser.',
  },
});
