import { approximationPt, emptySeriesPt, seriesFoldPt } from '@fio/contracts/terms/draw-rules.pt';
import { digitPlacePt } from '@fio/contracts/terms/draws.pt';
import { prefixed } from '@fio/platform/i18n';

/** The words of a rule set: what is chosen, what it does, and the clause that follows from it. */
export const rulesPt = {
  'rules.order': 'Ordem: os algarismos do número',
  'rules.order.hint':
    'De um a cinco, lidos da esquerda para a direita. O comum são as unidades do 1º ao 5º prêmio.',
  'rules.order.size': 'Cada série tem {{size}} números.',
  'rules.addOrderDigit': 'Ler mais um algarismo',
  'rules.removeOrderDigit': 'Remover o {{position}}º algarismo da ordem',
  'rules.series': 'Série: os algarismos que a formam',
  'rules.series.hint': 'Até três, contando o prefixo. O comum são as dezenas do 1º ao 3º prêmio.',
  'rules.series.none': 'A série não é lida na extração: o sorteio tem uma só, ou é a do prefixo.',
  'rules.prefix': 'Prefixo fixo',
  'rules.prefix.hint': 'Algarismos que vêm antes, quando o regulamento os fixa.',
  'rules.position': '{{position}}º algarismo',
  'rules.prize': 'Prêmio do {{position}}º algarismo',
  'rules.place': 'Casa do {{position}}º algarismo',
  'rules.prizeNumber': '{{number}}º prêmio',
  'rules.addDigit': 'Acrescentar algarismo',
  'rules.removeDigit': 'Remover o {{position}}º algarismo da série',
  ...prefixed('place', digitPlacePt),

  'rules.fold': 'Série fora do intervalo',
  ...prefixed('fold', seriesFoldPt),
  'fold.count.text':
    'Acima da última, tira-se a quantidade de séries até cair dentro; abaixo da primeira, soma-se.',
  'fold.modulo.text': 'Conta-se, a partir da primeira série, o resto da divisão pela quantidade delas.',
  'rules.approximation': 'Número não distribuído ou que não pode ganhar',
  ...prefixed('approximation', approximationPt),
  'approximation.up_then_down.text':
    'Na mesma série: o imediatamente superior e, não havendo, o imediatamente inferior.',
  'approximation.up_circular.text': 'Na mesma série: depois do último número vem o primeiro.',
  'approximation.up_circular_global.text': 'Da última série, volta-se à primeira.',
  'approximation.alternate.text': 'Na mesma série: +1, −1, +2, −2, o superior primeiro.',
  'approximation.alternate_circular.text': 'Como alternados; o anterior ao primeiro número é o último.',
  'approximation.absolute_difference.text':
    'A menor diferença; no empate, o de maior algarismo na primeira casa diferente, a partir da direita.',
  'rules.emptySeries': 'Série sem número que possa ganhar',
  ...prefixed('emptySeries', emptySeriesPt),
  'rules.onePrizePerPerson': 'Um prêmio por pessoa neste sorteio',
  'rules.onePrizePerPerson.yes': 'Quem já ganhou é pulado nos outros prêmios.',
  'rules.onePrizePerPerson.no': 'A mesma pessoa pode ganhar com vários números.',
  'rules.minimumAge': 'Idade mínima no dia da extração',

  'preview.title': 'Experimente',
  'preview.text': 'Com esta extração, a regra leva a este número:',
  'preview.extraction': 'Os cinco prêmios de uma extração',
  'preview.example': 'de exemplo',
  'preview.uneven':
    'As séries não têm todas a mesma chance: a que menos sai vem de {{least}} leituras da extração, a que mais sai, de {{most}}.',
  'preview.incomplete': 'Digite os cinco prêmios, com cinco algarismos cada um.',
  'preview.broken': 'Corrija as séries ou a regra para ver o número.',

  clause: 'Cláusula do regulamento',
  'clause.text': 'Escrita da própria regra: o que o texto diz é o que o cálculo faz.',
  'clause.copyPt': 'Copiar em português',
  'clause.copyEn': 'Copiar em inglês',
  'clause.copied': 'Cláusula copiada. Cole-a no texto do regulamento.',
  'clause.failed': 'O navegador não deixou copiar. Selecione o texto e copie.',
};
