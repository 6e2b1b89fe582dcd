/** Lucky numbers and what proves them: exact, and no joke about it. */
export const numbersPt = {
  mine: 'Números da sorte',
  mineLead: 'Por sorteio, na ordem em que saíram.',
  none: 'Nenhum número ainda',
  noneText: 'Cada nota válida vira números da sorte.',
  how: 'Como ganho números?',
  failed: 'Não foi possível carregar os seus números',
  lottery: 'Loteria Federal de {{date}}',
  valid_one: '{{count}} número valendo',
  valid_other: '{{count}} números valendo',
  void: 'anulado',
  awarded: 'sorteado',
  voidWhy: 'Números anulados não participam do sorteio e não são dados a mais ninguém.',
  listed: 'Conferir se os meus números estão na lista: {{title}}',
  print: 'Imprimir os meus números',
  printed: 'Números da sorte de {{name}}, em {{when}}',

  proof: 'A prova de que ninguém escolhe os números',
  proofText:
    'A ordem em que os números saem foi fixada por uma semente secreta antes do período. Em {{when}} publicamos este resumo (SHA-256), que só uma semente tem:',
  proofLater:
    'Depois do período a semente é revelada. Aí o seu próprio aparelho refaz a ordem e confere cada número, sem confiar em nós.',
  proofSeed: 'A semente, revelada em {{when}}:',
  proofPlace:
    'Cada número tem o seu lugar na ordem. O seu primeiro neste sorteio é o {{place}}º de {{capacity}}.',
  check: 'Conferir no meu aparelho',
  checking_one: 'Conferindo {{count}} número…',
  checking_other: 'Conferindo {{count}} números…',
  right_one:
    'Confere: a semente tem o resumo publicado e o seu número é o que estava fixado para o lugar dele.',
  right_other:
    'Confere: a semente tem o resumo publicado e os seus {{count}} números são os que estavam fixados para os seus lugares.',
  wrongSeed: 'Não confere: a semente revelada não tem o resumo publicado. Fale com o atendimento.',
  wrongNumbers: 'Não confere: {{numbers}}. Fale com o atendimento.',
  close: 'Fechar',
  checkTitle: 'Conferir um número da sorte',
  draw: 'Sorteio',
  number: 'Número da sorte',
  numberHint: 'Série e número, como 012/34567.',
  numberWrong: 'Informe a série e os cinco algarismos, como 012/34567.',
  checkOne: 'Conferir',
  wasGiven: 'O {{number}} é o {{place}}º da ordem e foi dado a um participante: saíram {{given}} números.',
  notGiven: 'O {{number}} é o {{place}}º da ordem e não chegou a ser dado: saíram {{given}} números.',
  noSeries: 'O {{number}} não é deste sorteio: ele não tem essa série.',
  noDraws: 'Nenhum sorteio com números ainda',
  noDrawsText: 'O resumo da semente aparece aqui antes do período de cada sorteio.',
  checkFailed: 'Não foi possível conferir agora. Tente de novo.',
};
