import {
  capacityOf,
  COMMON_RULE_SET,
  drawClause,
  earningClause,
  type EarningRule,
  orderSizeOf,
} from '@fio/domain';
import { editionPrizes } from './draws.ts';

/** Of the edition that runs: what both its draw and its regulation are made of. */
export const EDITION = { seriesFirst: 0, seriesLast: 9, surrogates: 2 } as const;

/** How its numbers are earned: the draw goes by it, and regulation and questions say what it does. */
export const EARNING: EarningRule = {
  numbers: 1,
  every: 5_000,
  perReceipt: 100,
  perPerson: 500,
  perInvitation: 1,
  perInviter: 10,
  multipliers: [],
};

const CENTS = 100;
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const price = (cents: number) => money.format(cents / CENTS);
const count = new Intl.NumberFormat('pt-BR');
const printed = (series: number) => String(series).padStart(3, '0');

const rows = () =>
  editionPrizes.map(({ title, quantity, valueCents }) => {
    const cells = [title, count.format(quantity), price(valueCents), price(quantity * valueCents)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });

/** What the regulation's text says of the draw: how the winners are found is the clause that its own rules make. */
export function editionTexts() {
  const interval = { first: EDITION.seriesFirst, last: EDITION.seriesLast };
  const { surrogates } = EDITION;
  const clause = drawClause({ ruleSet: COMMON_RULE_SET, interval, prizes: editionPrizes, surrogates }, 'pt');
  const units = editionPrizes.reduce((sum, { quantity }) => sum + quantity, 0);
  const worth = editionPrizes.reduce((sum, { quantity, valueCents }) => sum + quantity * valueCents, 0);
  return {
    series: count.format(interval.last - interval.first + 1),
    numbers: count.format(capacityOf({ ...interval, size: orderSizeOf(COMMON_RULE_SET) })),
    firstSeries: printed(interval.first),
    lastSeries: printed(interval.last),
    earning: earningClause(EARNING, 'pt')
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
    prizeRows: rows().join(''),
    prizes: count.format(units),
    worth: price(worth),
    clause: clause.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  };
}
