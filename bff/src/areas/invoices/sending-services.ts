import type { InvoiceServices } from './invoice-services.ts';
import type { ParticipationWriter } from './participations/ParticipationWriter.ts';

/** What those who send receipts are served with. */
export interface SendingServices extends InvoiceServices {
  readonly participations: ParticipationWriter;
}
