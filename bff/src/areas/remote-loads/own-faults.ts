import { OWN_FAULTS, type FailureKind, type LoadOutcome } from '@fio/contracts';

/** Whether it is the build's own: no connection, no clock and no missing permission explains it. */
export const isOwnFault = ({ outcome }: { readonly outcome: LoadOutcome }): boolean =>
  OWN_FAULTS.includes(outcome as FailureKind);
