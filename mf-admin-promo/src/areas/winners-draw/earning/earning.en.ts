import type { earningPt } from './earning.pt.ts';

/** The same in English. */
export const earningEn: typeof earningPt = {
  'earning.by': 'What gives numbers',
  'earning.by.receipt': 'Each accepted receipt',
  'earning.by.value': 'Each value completed, with a balance',
  'earning.by.receipt.text': 'Whatever the receipt’s value.',
  'earning.by.value.text': 'What doesn’t complete the value is carried on to the person’s next receipt.',
  'earning.every': 'Value to be completed (R$)',
  'earning.numbers': 'Numbers each time',
  'earning.perReceipt': 'Numbers a receipt, at most',
  'earning.perPerson': 'Numbers a person, at most',
  'earning.perPerson.hint': 'Empty, there is no limit. Only numbers earned by receipts count.',
  'earning.perInvitation': 'Numbers an invitation',
  'earning.perInvitation.hint':
    'For each person who registers by another’s link and confirms the e-mail. Zero, invitations give nothing.',
  'earning.perInviter': 'Numbers a person by invitations, at most',
  'earning.multipliers': 'Receipts that count more than once',
  'earning.multipliers.hint':
    'By a participating product found on the receipt, by days of the purchase, or by both. Of several the largest counts.',
  'earning.multipliers.none': 'All receipts count once.',
  'earning.item': 'Condition {{position}}',
  'earning.times': 'How many times it counts',
  'earning.product': 'Product',
  'earning.product.hint': 'As in PARTICIPATING_PRODUCTS. Empty, any receipt.',
  'earning.from': 'Purchases from',
  'earning.to': 'Purchases to',
  'earning.days': 'Only on certain days of purchase',
  'earning.add': 'Add a condition',
  'earning.remove': 'Remove condition {{position}}',
  'earning.clause': 'Clause: how numbers are earned',
  'earning.clause.broken': 'Mend the rule to see the clause.',
};
