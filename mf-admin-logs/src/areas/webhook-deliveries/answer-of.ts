import type { DeliveryRow } from '@fio/contracts/admin/webhook-deliveries';
import type { useDeliveriesWords } from './words.ts';

/** What was answered last, as its HTTP status, or why nothing was. */
export function answerOf(
  { status, fault }: Pick<DeliveryRow, 'status' | 'fault'>,
  t: typeof useDeliveriesWords.t,
): string {
  if (fault !== null) return t(`fault.${fault}`);
  return status === null ? '–' : String(status);
}
