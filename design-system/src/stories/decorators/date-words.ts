import type { DateWord, DateWords } from '../../fields/date-words.ts';

const WORDS: Readonly<Record<DateWord, string>> = {
  'placeholder.day': 'dd/mm/aaaa',
  'placeholder.time': 'dd/mm/aaaa hh:mm',
  open: 'Abrir o calendário',
  calendar: 'Calendário',
  failed: 'O calendário não carregou. Dá para digitar, ou tentar de novo.',
  close: 'Fechar',
  use: 'Usar esta data',
  previous: 'Mês anterior',
  next: 'Próximo mês',
  month: 'Mês',
  year: 'Ano',
  time: 'Horário (24 h)',
  today: 'hoje',
  selected: 'escolhido',
  'range.from': 'A partir de {{min}}.',
  'range.to': 'Até {{max}}.',
  'range.between': 'De {{min}} a {{max}}.',
  'problem.unread': 'Não deu para ler “{{text}}” como data. Use dd/mm/aaaa.',
  'problem.ambiguous': '“{{text}}” pode começar pelo dia ou pelo ano. Escreva dd/mm/aaaa.',
  'problem.month': 'Não existe o mês {{month}}. O dia vem antes do mês: dd/mm/aaaa.',
  'problem.day': 'O dia {{day}} não existe.',
  'problem.year': 'O ano {{year}} não vale aqui. Use quatro algarismos, como 2026.',
  'problem.time': 'O horário vai de 00:00 a 23:59.',
  'problem.whole.day': 'Escreva a data inteira: dd/mm/aaaa.',
  'problem.whole.time': 'Escreva a data e o horário inteiros: dd/mm/aaaa hh:mm.',
  'problem.before': 'A data não pode ser antes de {{min}}.',
  'problem.after': 'A data não pode ser depois de {{max}}.',
};

/** What the product gives in the page's language: here, as it is in Portuguese. */
export const storyDates: DateWords = {
  locale: 'pt-BR',
  t: (word, params = {}) => WORDS[word].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? ''),
};
