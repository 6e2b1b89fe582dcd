import type { EarningWords } from './earning-words.ts';

const count = new Intl.NumberFormat('pt-BR');
const numbersOf = (numbers: number): string =>
  numbers === 1 ? '1 número da sorte' : `${count.format(numbers)} números da sorte`;
const day = (date: string): string => date.split('-').toReversed().join('/');
const lost = (byValue: boolean): string =>
  byValue ? ' O valor que daria mais do que isso não é aproveitado.' : '';

/** How numbers are earned, in Portuguese, the language of the regulation. */
export const earningPt: EarningWords = {
  money: new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
  day,
  byReceipt: (numbers) =>
    `Cada nota fiscal aceita dá direito a ${numbersOf(numbers)}, qualquer que seja o seu valor.`,
  byValue: (numbers, every) =>
    `A cada ${every} em notas fiscais aceitas, somadas por participante, ${numbers === 1 ? 'é distribuído' : 'são distribuídos'} a ele ${numbersOf(numbers)}.`,
  carried: (every) =>
    `O valor que não completar ${every} fica como saldo do participante e se soma ao da próxima nota aceita neste sorteio; não passa a outro sorteio nem a outra pessoa.`,
  multiplied: (times, { product, from, to }, byValue) =>
    [
      byValue ? 'Conta' : 'Dá',
      times === 2 ? 'em dobro' : `${times} vezes`,
      byValue ? 'o valor da nota' : 'os números a nota',
      product === null ? '' : `em que se encontre o produto “${product}”${from === null ? '' : ','}`,
      from === null ? '' : from === to ? `de compra feita em ${from}` : `de compra feita de ${from} a ${to}`,
    ]
      .filter(Boolean)
      .join(' ')
      .concat('.'),
  largest: 'Se mais de uma dessas condições valer para a mesma nota, aplica-se apenas a maior.',
  perReceipt: (numbers, byValue) => `Cada nota dá no máximo ${numbersOf(numbers)}.${lost(byValue)}`,
  perPerson: (numbers, byValue) =>
    `Cada participante recebe por suas notas no máximo ${numbersOf(numbers)} neste sorteio.${lost(byValue)}`,
  inOrder: 'As notas contam na ordem em que são aceitas.',
  refused: 'Se uma nota aceita vier a ser recusada, os números da sorte que ela deu são anulados.',
  refusedByValue:
    'As demais notas do participante são então contadas de novo, sem ela, na ordem em que foram aceitas: se dão menos números do que os que lhe restam, são anulados os últimos que recebeu; se dão mais, os que faltam lhe são distribuídos, enquanto houver distribuição. Fechada a lista de participantes, a recusa anula somente os números da própria nota.',
  invited: (numbers, most) =>
    `Cada pessoa que se cadastrar pelo link de convite do participante e confirmar o seu e-mail no período de participação dá a ele ${numbersOf(numbers)}, até no máximo ${numbersOf(most)} por convites neste sorteio.`,
  notInvited:
    'Não dá número o convite aberto com a conta, o aparelho ou a rede de quem convidou, nem o que for confirmado antes que quem convidou confirme o próprio e-mail, enquanto um dos dois estiver impedido de participar ou depois de esgotados os números. Se, ao se fechar a lista de participantes, a pessoa convidada não estiver mais cadastrada ou estiver impedida de participar, os números que o convite deu são anulados.',
  example: ({ first, second, firstNumbers, firstLeft, secondNumbers, secondLeft }) =>
    `Exemplo: uma nota de ${first} dá ${numbersOf(firstNumbers)} e deixa ${firstLeft} de saldo; outra, de ${second}, em seguida, dá ${secondNumbers === 0 ? 'nenhum número' : numbersOf(secondNumbers)} e deixa ${secondLeft}.`,
};
