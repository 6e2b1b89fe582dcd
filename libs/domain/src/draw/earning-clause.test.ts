import { describe, expect, it } from 'vitest';
import { earningClause } from './earning-clause.ts';
import { COMMON_EARNING_RULE, type EarningRule } from './earning-rule.ts';

const BY_VALUE: EarningRule = { ...COMMON_EARNING_RULE, every: 5000, perReceipt: 20, perPerson: 500 };
const WHOLE: EarningRule = {
  ...BY_VALUE,
  numbers: 2,
  multipliers: [
    { times: 2, product: 'Pipoca da Névoa', days: null },
    { times: 3, product: null, days: { from: '2026-12-01', to: '2026-12-07' } },
    { times: 4, product: 'Suco', days: { from: '2026-12-05', to: '2026-12-05' } },
  ],
};

describe('earningClause', () => {
  it('reads as a regulation does', () => {
    expect(earningClause(BY_VALUE, 'pt')).toMatchInlineSnapshot(`
      [
        "A cada R$ 50,00 em notas fiscais aceitas, somadas por participante, é distribuído a ele 1 número da sorte. O valor que não completar R$ 50,00 fica como saldo do participante e se soma ao da próxima nota aceita neste sorteio; não passa a outro sorteio nem a outra pessoa.",
        "Cada nota dá no máximo 20 números da sorte. O valor que daria mais do que isso não é aproveitado.",
        "Cada participante recebe por suas notas no máximo 500 números da sorte neste sorteio. O valor que daria mais do que isso não é aproveitado.",
        "As notas contam na ordem em que são aceitas.",
        "Se uma nota aceita vier a ser recusada, os números da sorte que ela deu são anulados. As demais notas do participante são então contadas de novo, sem ela, na ordem em que foram aceitas: se dão menos números do que os que lhe restam, são anulados os últimos que recebeu; se dão mais, os que faltam lhe são distribuídos, enquanto houver distribuição. Fechada a lista de participantes, a recusa anula somente os números da própria nota.",
        "Exemplo: uma nota de R$ 85,00 dá 1 número da sorte e deixa R$ 35,00 de saldo; outra, de R$ 25,00, em seguida, dá 1 número da sorte e deixa R$ 10,00.",
      ]
    `);
    expect(earningClause(COMMON_EARNING_RULE, 'pt')).toMatchInlineSnapshot(`
      [
        "Cada nota fiscal aceita dá direito a 1 número da sorte, qualquer que seja o seu valor.",
        "Se uma nota aceita vier a ser recusada, os números da sorte que ela deu são anulados.",
      ]
    `);
    expect(earningClause(WHOLE, 'pt')).toMatchInlineSnapshot(`
      [
        "A cada R$ 50,00 em notas fiscais aceitas, somadas por participante, são distribuídos a ele 2 números da sorte. O valor que não completar R$ 50,00 fica como saldo do participante e se soma ao da próxima nota aceita neste sorteio; não passa a outro sorteio nem a outra pessoa.",
        "Conta em dobro o valor da nota em que se encontre o produto “Pipoca da Névoa”.",
        "Conta 3 vezes o valor da nota de compra feita de 01/12/2026 a 07/12/2026.",
        "Conta 4 vezes o valor da nota em que se encontre o produto “Suco”, de compra feita em 05/12/2026.",
        "Se mais de uma dessas condições valer para a mesma nota, aplica-se apenas a maior.",
        "Cada nota dá no máximo 20 números da sorte. O valor que daria mais do que isso não é aproveitado.",
        "Cada participante recebe por suas notas no máximo 500 números da sorte neste sorteio. O valor que daria mais do que isso não é aproveitado.",
        "As notas contam na ordem em que são aceitas.",
        "Se uma nota aceita vier a ser recusada, os números da sorte que ela deu são anulados. As demais notas do participante são então contadas de novo, sem ela, na ordem em que foram aceitas: se dão menos números do que os que lhe restam, são anulados os últimos que recebeu; se dão mais, os que faltam lhe são distribuídos, enquanto houver distribuição. Fechada a lista de participantes, a recusa anula somente os números da própria nota.",
        "Exemplo: uma nota de R$ 85,00 dá 2 números da sorte e deixa R$ 35,00 de saldo; outra, de R$ 25,00, em seguida, dá 2 números da sorte e deixa R$ 10,00.",
      ]
    `);
  });

  it('says the same in English', () => {
    expect(earningClause(WHOLE, 'en')).toMatchInlineSnapshot(`
      [
        "For each R$50.00 of accepted receipts, added up by participant, 2 lucky numbers are given out to them. What doesn't complete R$50.00 stays as the participant's balance and is added to their next receipt accepted in this draw; it passes neither to another draw nor to another person.",
        "A receipt with the product “Pipoca da Névoa” counts its value twice.",
        "A receipt of a purchase from 1 December 2026 to 7 December 2026 counts its value 3 times.",
        "A receipt with the product “Suco” of a purchase on 5 December 2026 counts its value 4 times.",
        "Where more than one of these holds for a receipt, only the largest counts.",
        "A receipt gives 20 lucky numbers at most. Value that would give more is lost.",
        "A participant receives 500 lucky numbers at most for their receipts in this draw. Value that would give more is lost.",
        "Receipts count in the order in which they are accepted.",
        "If an accepted receipt comes to be refused, the lucky numbers that it gave are voided. The participant’s other receipts are then counted again without it, in the order in which they were accepted: if they give fewer numbers than the participant has left, the last ones received are voided; if they give more, those that are missing are given out, for as long as numbers are. Once the list of participants is closed, a refusal voids the numbers of that receipt alone.",
        "Example: a receipt of R$85.00 gives 2 lucky numbers and leaves a balance of R$35.00; another of R$25.00 after it gives 2 lucky numbers and leaves R$10.00.",
      ]
    `);
    expect(earningClause(COMMON_EARNING_RULE, 'en')).toMatchInlineSnapshot(`
      [
        "Each accepted receipt gives 1 lucky number, whatever its value.",
        "If an accepted receipt comes to be refused, the lucky numbers that it gave are voided.",
      ]
    `);
  });
});
