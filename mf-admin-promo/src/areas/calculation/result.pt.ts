import { candidateSidePt, digitPlacePt, skipReasonPt } from '@fio/contracts/terms/draws.pt';
import { prefixed } from '@fio/platform/i18n';

/** The words of a result: digits, folds, the walk through the list. */
export const resultPt = {
  board: 'Os cinco prêmios da extração {{contest}}',
  'legend.order': 'forma a ordem',
  'legend.series': 'forma a série',
  'said.order': '{{place}} {{digit}}, na ordem',
  'said.series': '{{place}} {{digit}}, na série',
  ...prefixed('digit', digitPlacePt),

  'result.number': 'Da extração ao número procurado',
  'result.run': 'Cálculo {{number}}',
  'result.choice': '{{number}}º cálculo · {{at}} · {{by}}',
  'result.none': 'Sem resultado ainda',
  'result.noneText':
    'Depois do cálculo, o caminho inteiro aparece aqui: dígitos, séries e cada número examinado.',

  'pen.order': 'A ordem, do 1º ao 5º prêmio:',
  'pen.series': 'A série, lida nos prêmios:',
  'pen.prefixed': 'A série, {{prefix}} e o que se lê nos prêmios:',
  'pen.inside': 'Está entre as séries do sorteio, {{first}} a {{last}}: fica {{result}}.',
  'pen.fold.count':
    'As séries vão de {{first}} a {{last}}: tira-se (ou soma-se) a quantidade delas, {{count}}, até cair dentro:',
  'pen.fold.modulo': 'As séries vão de {{first}} a {{last}}: vale o resto da divisão por {{count}}:',
  'pen.target': 'O número procurado:',

  walk: 'Números examinados',
  'walk.sum_one': '{{awards}} números sorteados, {{total}} pulado.',
  'walk.sum_other': '{{awards}} números sorteados, {{total}} pulados.',
  'walk.short': 'Só os sorteados',
  'walk.more_one': 'Mostrar mais {{count}}',
  'walk.more_other': 'Mostrar mais {{count}}',
  'walk.from': 'a busca parte daqui',
  'walk.won': 'ganhou',
  'walk.reserve': 'suplente',
  'walk.skipped': 'pulado',
  'walk.exhausted_one': 'acabaram os números: falta {{count}} sorteado',
  'walk.exhausted_other': 'acabaram os números: faltam {{count}} sorteados',
  'walk.surrogate': '{{rank}}º suplente · {{title}}',
  'walk.unit': '{{title}}, {{unit}}º',
  'walk.wonWith': 'com {{number}}',
  ...prefixed('side', candidateSidePt),
  ...prefixed('skip', skipReasonPt),

  'place.winner': 'Titular',
  'place.surrogate': '{{rank}}º suplente, no lugar do titular',
  'place.reserve': '{{rank}}º suplente',
  'place.unit': '{{place}}, {{unit}}ª unidade',

  'list.none': 'A lista ainda não foi fechada',
  'list.noneText': 'Ao congelar, os arquivos e o compromisso publicado aparecem aqui.',
  'list.commitment': 'Compromisso da lista',
};
