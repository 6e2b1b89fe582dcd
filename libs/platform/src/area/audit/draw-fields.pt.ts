/** The names of a draw's fields. */
export const drawFieldsPt = {
  'field.periodFrom': 'Início do período',
  'field.periodTo': 'Fim do período',
  'field.lotteryDate': 'Extração',
  'field.prizeList': 'Prêmios do sorteio',
  'field.earning': 'Como se ganham números',
  'field.surrogates': 'Suplentes',
  'field.cutOffHours': 'Prazo para fechar a lista',
  'field.publishWithin': 'Prazo da divulgação',
  'field.ruleSet.order': 'Algarismos da ordem',
  'field.ruleSet.prefix': 'Prefixo da série',
  'field.ruleSet.series': 'Algarismos da série',
  'field.ruleSet.fold': 'Série fora do intervalo',
  'field.ruleSet.approximation': 'Aproximação',
  'field.ruleSet.emptySeries': 'Série sem números',
  'field.ruleSet.onePrizePerPerson': 'Um prêmio por pessoa',
  'field.ruleSet.minimumAge': 'Idade mínima',
};
