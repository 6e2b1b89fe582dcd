import type { PageWords } from './page-words.ts';

export const pagePt: PageWords = {
  title: 'Conferir um sorteio',
  lead: 'Solte aqui os arquivos públicos de um sorteio. Este programa refaz a apuração e compara cada passo com o que foi prometido antes da extração. Ele foi escrito à parte e não usa nada do sistema da promoção.',
  offline:
    'Esta página não se conecta a nada: funciona sem internet, e os arquivos não saem do seu aparelho.',
  language: 'Idioma',
  files: 'Arquivos do sorteio',
  drop: 'Solte os arquivos aqui',
  dropHint:
    'O arquivo ZIP que a página do sorteio oferece em “Baixar as provas”, ou a pasta em que você guardou os arquivos.',
  choose: 'Escolher arquivos',
  chooseFolder: 'Escolher uma pasta',
  known: 'Comparar com o que você já tem',
  knownText:
    'Quem é dono do servidor poderia publicar outro registro. Só uma cópia que já estava com você mostra isso: no fim dos e-mails sobre números, prêmios e sorteios há uma quantidade de linhas e uma raiz. É opcional.',
  size: 'Linhas',
  sizeWrong: 'Escreva o número de linhas que está no e-mail.',
  root: 'Raiz',
  rootHint: '44 letras, números e sinais, terminando em =',
  rootWrong: 'Copie a raiz inteira, como está no e-mail.',
  key: 'Chave do registro',
  keyHint: 'Se o regulamento a traz, ou se você a guardou antes.',
  witness: 'Chave de uma testemunha',
  checking: 'Conferindo',
  checkingText: 'Tudo acontece neste aparelho. Sorteios com milhões de números levam mais tempo.',
  stop: 'Parar',
  steps: 'O que é conferido',
  waiting: 'a seguir',
  done: 'confere',
  stopped: 'não confere',
  notReached: 'não foi conferido',
  percent: '{{percent}}%',
  again: 'Conferir outros arquivos',
  changes: 'O que mudou, com hora e motivo',
  late: 'Prêmios instantâneos: o que não veio a tempo',
  facts: 'O que foi conferido',
  draw: 'Sorteio',
  numbers: 'Números na lista',
  period: 'Participações',
  periodText: 'de {{from}} a {{to}}',
  list: 'Lista fechada em',
  logSize: 'Linhas do registro público',
  logRoot: 'Raiz do registro',
  witnesses: 'Quem mais viu',
  noneKnown:
    'Compare a raiz com a de um e-mail que você recebeu: é o que mostra que este registro é o mesmo que os outros viram.',
  why: 'Por quê',
  unread: 'Não deu para ler',
  nothingKnown:
    'Entre estes arquivos não há provas públicas de um sorteio. Procure o ZIP de “Baixar as provas” na página do sorteio.',
  damaged: 'O arquivo está incompleto ou danificado. Isso não diz nada sobre o sorteio: baixe outra vez.',
  broken: 'Algo falhou neste aparelho. Isso não diz nada sobre o sorteio.',
  leaves: 'Sai: {{seat}}',
  enters: 'Entra: {{seat}}',
  'means.confirmed':
    'O resultado é exatamente o que as regras, a extração e a lista fechada antes dela dão. Nada mudou depois.',
  'means.changed':
    'O resultado é o que as regras, a extração e a lista fechada antes dela dão. Houve mudanças, todas públicas, na ordem e no lugar que as regras permitem. Veja abaixo e julgue.',
  'means.refused':
    'Algo não bate com o que foi prometido. Guarde estes arquivos como estão e mostre a quem fiscaliza a promoção.',
};
