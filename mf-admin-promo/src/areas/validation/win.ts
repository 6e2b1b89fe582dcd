import type { validation } from '@fio/contracts/admin/validation';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import type { PrizeCheck } from '@fio/domain/prize-validation';

/** A win on the desk, with all that is shown of it. */
export type Win = ResponseOf<typeof validation.get>;

/** What one more press makes of a check: it holds, it doesn't, nobody has looked. */
export const pressed = (holds: boolean | undefined): boolean | undefined =>
  holds === undefined ? true : holds ? false : undefined;

/** Whether the win can still be told valid: its receipt counts and somebody is there to receive it. */
export const canValidate = ({ participant, invoice }: Win): boolean =>
  participant !== null && (invoice === null || invoice.state === 'valid');

/** The checks with one set, or taken back. */
export function withCheck(
  checklist: Win['prize']['checklist'],
  check: PrizeCheck,
  holds: boolean | undefined,
): Win['prize']['checklist'] {
  const { [check]: _, ...others } = checklist;
  return holds === undefined ? others : { ...others, [check]: holds };
}
