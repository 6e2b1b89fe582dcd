import type { TicketState } from './lucky-number.ts';

/**
 * What a number means for a draw: it is none of its series (`outside`), nobody has it (`free`), somebody has it who may
 * win with it (`distributed`) or may not (`ineligible`), it is void, or it won.
 */
export const NUMBER_VERDICTS = ['outside', 'free', 'distributed', 'voided', 'awarded', 'ineligible'] as const;

/** One of NUMBER_VERDICTS. */
export type NumberVerdict = (typeof NUMBER_VERDICTS)[number];

/** Why a holder may not win: CPF barred, account disabled, person gone, invoice no longer valid, whoever they invited barred or gone. */
export const INELIGIBILITIES = ['blocked', 'disabled', 'left', 'invoice', 'invitation'] as const;

/** One of INELIGIBILITIES. */
export type Ineligibility = (typeof INELIGIBILITIES)[number];

/** Who has a number, as far as it decides whether they may win with it. */
export interface NumberHolder {
  readonly isBlocked: boolean;
  readonly isDisabled: boolean;
  readonly hasLeft: boolean;
  /** Of the invoice it was given for; null where it was given for none. */
  readonly invoiceState: string | null;
  /** Of a number for an invitation: who was invited has left or is barred, so that it is voided as the list is closed. */
  readonly isInvitationLost: boolean;
}

/** All that keeps a holder from winning; nothing when they may. */
export function ineligibilitiesOf({
  isBlocked,
  isDisabled,
  hasLeft,
  invoiceState,
  isInvitationLost,
}: NumberHolder): Ineligibility[] {
  const reasons = {
    blocked: isBlocked,
    disabled: isDisabled,
    left: hasLeft,
    invoice: invoiceState !== null && invoiceState !== 'valid',
    invitation: isInvitationLost,
  };
  return INELIGIBILITIES.filter((reason) => reasons[reason]);
}

/** The verdict on a number that was given out. */
export function verdictOf(state: TicketState, ineligible: readonly Ineligibility[]): NumberVerdict {
  return state === 'distributed' && ineligible.length > 0 ? 'ineligible' : state;
}
