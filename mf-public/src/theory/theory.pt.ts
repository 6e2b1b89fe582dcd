import { theoryStatePt } from '@fio/contracts/terms/polls.pt';

export const theoryPt = {
  series: 'Ver a série {{title}}',
  sharer: 'Quem enviou este link respondeu',
  ask: 'E você?',
  same: 'Você pensa igual.',
  other: 'Você pensa diferente.',
  right: 'E acertou.',
  wrong: 'E errou.',
  ranking: 'Quem palpita melhor sobre {{title}}',
  more: 'Mais teorias de {{title}}',
  all: 'Todas as teorias da série',
  title: 'Teorias',
  lead: 'Tudo o que os trailers não contaram. Escolha um lado antes da estreia.',
  ...theoryStatePt,
  none: 'Nenhuma teoria na parede',
  noneText: 'A próxima sai com o próximo trailer.',
  noneOpen: 'Nenhuma teoria em aberto agora.',
  home: 'Ir para a página inicial',
  score_one: 'Quem enviou este link acertou {{hits}} de {{count}} teoria.',
  score_other: 'Quem enviou este link acertou {{hits}} de {{count}} teorias.',
  scoreAsk: 'E você, quantas acerta?',
};
