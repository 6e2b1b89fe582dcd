import type { ConfirmationSource } from '../../engine/confirmation-source.ts';
import type { TicketServices } from '../tickets/index.ts';

/** What receipts are taken in and decided with. */
export interface InvoiceServices extends TicketServices {
  /** Those that the configuration names. */
  readonly sources: readonly ConfirmationSource[];
}

/** Whether the signature of an XML confirms receipts here. */
export const takesXml = ({ sources }: Pick<InvoiceServices, 'sources'>): boolean =>
  sources.some(({ name }) => name === 'xml_signature');
