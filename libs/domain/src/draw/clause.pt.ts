import type { ClauseWords } from './clause-words.ts';

const notGiven = 'Caso esse número não tenha sido distribuído ou não possa ser premiado,';
const empty =
  'Não havendo na série número que possa ser premiado, repete-se a busca, a partir do mesmo elemento sorteável,';
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** The clause in Portuguese, the language of the regulation. */
export const clausePt: ClauseWords = {
  places: {
    units: { one: 'a unidade simples', other: 'as unidades simples' },
    tens: { one: 'a dezena simples', other: 'as dezenas simples' },
    hundreds: { one: 'a centena simples', other: 'as centenas simples' },
    thousands: { one: 'a unidade de milhar', other: 'as unidades de milhar' },
    ten_thousands: { one: 'a dezena de milhar', other: 'as dezenas de milhar' },
  },
  digits: (place, prizes) => {
    const ordinals = list.format(prizes.map((prize) => `${prize}º`));
    return prizes.length === 1
      ? `${place.one} do ${ordinals} prêmio`
      : `${place.other} do ${ordinals} prêmios`;
  },
  list: (items) => list.format(items),
  order: (digits) =>
    `O elemento sorteável será formado por estes algarismos da extração da Loteria Federal, lidos nesta ordem, da esquerda para a direita: ${digits}.`,
  oneSeries: (series) => `O sorteio tem uma única série, a ${series}.`,
  seriesFixed: (series) => `A série será a ${series}.`,
  seriesRead: (digits, prefix) =>
    prefix === ''
      ? `A série será formada por estes algarismos da mesma extração, lidos nesta ordem, da esquerda para a direita: ${digits}.`
      : `A série será formada pelo número fixo ${prefix}, seguido destes algarismos da mesma extração, lidos nesta ordem, da esquerda para a direita: ${digits}.`,
  fold: {
    count: ({ first, last, count }, { above, below }) =>
      [
        above &&
          `Se a série assim obtida for superior a ${last}, dela se subtrai a quantidade de séries do sorteio (${count}) tantas vezes quantas forem necessárias para que deixe de ser superior.`,
        below &&
          `Se a série assim obtida for inferior a ${first}, a ela se soma a quantidade de séries do sorteio (${count}) tantas vezes quantas forem necessárias para que deixe de ser inferior.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(' '),
    modulo: ({ first, last, count }) =>
      `Se a série assim obtida não estiver entre ${first} e ${last}, ela é dividida pela quantidade de séries do sorteio (${count}), e a série passa a ser a soma do resto dessa divisão com ${first}.`,
  },
  winner: (hasSeries) =>
    hasSeries
      ? 'Será contemplado o número da sorte formado por essa série e por esse elemento sorteável.'
      : 'Será contemplado o número da sorte que tiver esse elemento sorteável.',
  approximation: {
    up_then_down: () =>
      `${notGiven} será contemplado o número distribuído imediatamente superior da mesma série e, não havendo, o imediatamente inferior.`,
    up_circular: ({ lowest, highest }) =>
      `${notGiven} será contemplado o número distribuído imediatamente superior da mesma série, considerando-se que ao ${highest} segue o ${lowest}.`,
    up_circular_global: ({ first, last }) =>
      `${notGiven} será contemplado o número distribuído imediatamente superior, passando-se do fim de uma série ao início da seguinte e do último número da série ${last} ao primeiro da série ${first}.`,
    alternate: () =>
      `${notGiven} será contemplado o número distribuído mais próximo na mesma série, buscando-se alternadamente acima e abaixo (+1, −1, +2, −2 e assim por diante); alcançado um dos extremos da série, a busca segue só para o outro lado.`,
    alternate_circular: ({ lowest, highest }) =>
      `${notGiven} será contemplado o número distribuído mais próximo na mesma série, buscando-se alternadamente acima e abaixo (+1, −1, +2, −2 e assim por diante), considerando-se que ao ${highest} segue o ${lowest} e que o anterior ao ${lowest} é o ${highest}.`,
    absolute_difference: () =>
      `${notGiven} será contemplado o número distribuído da mesma série com a menor diferença, para mais ou para menos; havendo dois com a mesma diferença, aquele que, comparados algarismo por algarismo da direita para a esquerda, tiver o maior no primeiro em que diferirem.`,
  },
  emptySeries: {
    up_then_down: ({ first, last }) =>
      `${empty} na série imediatamente superior, e assim sucessivamente até a ${last}; não havendo, na imediatamente inferior à obtida, e assim sucessivamente até a ${first}.`,
    down_then_up: ({ first, last }) =>
      `${empty} na série imediatamente inferior, e assim sucessivamente até a ${first}; não havendo, na imediatamente superior à obtida, e assim sucessivamente até a ${last}.`,
  },
  severalPrizes:
    'Os prêmios são atribuídos do maior para o menor valor, unidade por unidade, aos números que a mesma busca encontra, na ordem em que os encontra. Nenhum número é contemplado duas vezes.',
  oncePerPerson:
    'Cada participante pode ser contemplado uma única vez neste sorteio; seus demais números são tratados como não distribuídos.',
  oftenPerPerson:
    'Um participante pode ser contemplado mais de uma vez neste sorteio, com números diferentes.',
  ineligible: (minimumAge) =>
    `São tratados como não distribuídos os números anulados, os de participantes com CPF impedido${minimumAge > 0 ? `, os de quem não tiver completado ${minimumAge} anos na data da extração` : ''} e os de quem não puder participar por outra razão prevista neste regulamento.`,
  surrogates: (count) =>
    `A mesma busca prossegue até encontrar, para cada prêmio, ${count === 1 ? '1 suplente, que substitui' : `${count} suplentes, que substituem, nesta ordem,`} quem for desclassificado antes da publicação do resultado.`,
  noExtraction: 'Não havendo extração da Loteria Federal na data prevista, vale a extração seguinte.',
  example: ({ prizes, order, series, number }) =>
    `Exemplo: com os prêmios ${prizes.join(', ')}, do 1º ao 5º, o elemento sorteável é ${order}${series.length > 0 ? `, a série é ${series.join(' → ')}` : ''} e o número da sorte é ${number}.`,
};
