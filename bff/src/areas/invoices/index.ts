import { adminInvoices } from '@fio/contracts';
import { formatAccessKey } from '@fio/domain';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { ticketsArea } from '../tickets/index.ts';
import { adminInvoiceRoutes } from './admin-invoices.routes.ts';
import { confirmJob } from './confirm.job.ts';
import type { SendingServices } from './sending-services.ts';
import { ParticipationWriter } from './participations/ParticipationWriter.ts';
import { invoiceExports } from './invoices.export.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { dropUnclaimedUploads, unclaimedUploads } from './uploads/drop-unclaimed.ts';
import { qrSignature } from './qr-signature.source.ts';
import { xmlSignature } from './xml-signature.source.ts';
import { invoicePart, invoiceTables } from './personal-invoices.ts';

/** Receipts, from the sender's photo to what they bring. */
export const invoicesArea = defineArea<SendingServices>({
  name: 'invoices',
  audited: [{ name: 'invoices', page: adminInvoices }],
  routes: [...adminInvoiceRoutes, ...invoiceRoutes],
  jobs: [confirmJob],
  services: (infrastructure, product) => {
    const { sources: named } = infrastructure.config.invoices;
    const sources = product.confirmationSources.filter(({ name }) => named.includes(name));
    const services = { ...product.servicesOf(ticketsArea), sources };
    return { ...services, participations: new ParticipationWriter({ ...infrastructure, ...services }) };
  },
  stop: ({ participations }) => participations.drain(),
  metrics: ({ participations }) => participations.metrics,
  confirmationSources: [xmlSignature, qrSignature],
  exports: [invoiceExports],
  findables: [
    findable(
      adminInvoices,
      ({ key, number, id }) => (key ? formatAccessKey(key) : (number ?? id)),
      ({ participant }) => participant.name,
    ),
  ],
  cleanUp: [{ name: 'uploads', days: () => 1, count: unclaimedUploads, remove: dropUnclaimedUploads }],
  personTables: invoiceTables,
  packageParts: [invoicePart],
});

export { confirmWaiting, confirmWaitingOf } from './confirm-waiting.ts';
export { DEMONSTRATION_SHOP, demonstrationCode } from './demonstration-shop.ts';
