/**
 * The life of a prize (specification, section 3; product/domain.md, 3.6). `default` is a slot whose moment lies ahead,
 * `available` one that waits for the next valid participation, `pending` a win that staff have not looked at yet.
 */
export const PRIZE_STATES = ['default', 'available', 'pending', 'validated', 'invalid', 'delivered'] as const;

/** One of PRIZE_STATES. */
export type PrizeState = (typeof PRIZE_STATES)[number];

/**
 * From each state, those a prize may pass to. A slot may be put off until its moment; a decision may be taken back
 * ("Voltar para pendente") until the prize is delivered, and an invoice that turns out invalid takes its prize along.
 * A trigger of the database holds the same table.
 */
export const PRIZE_TRANSITIONS: Readonly<Record<PrizeState, readonly PrizeState[]>> = {
  default: ['available'],
  available: ['default', 'pending'],
  pending: ['validated', 'invalid'],
  validated: ['pending', 'delivered', 'invalid'],
  invalid: ['pending'],
  delivered: [],
};

/** Whether a prize may pass from one state to the other. */
export function canMovePrize(from: PrizeState, to: PrizeState): boolean {
  return PRIZE_TRANSITIONS[from].includes(to);
}

/** Whether a prize in this state counts against how many one person may win. */
export function countsAsWon(state: PrizeState): boolean {
  return state === 'pending' || state === 'validated' || state === 'delivered';
}
