import { adminInvoices } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { ticketsArea, type TicketServices } from '../tickets/index.ts';
import { adminInvoiceRoutes } from './admin-invoices.routes.ts';
import { invoiceExports } from './invoices.export.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { dropUnclaimedUploads, unclaimedUploads } from './uploads/drop-unclaimed.ts';
import { invoicePart, invoiceTables } from './personal-invoices.ts';

/** Receipts, from the sender's photo to what they bring. */
export const invoicesArea = defineArea<TicketServices>({
  name: 'invoices',
  audited: [{ name: 'invoices', page: adminInvoices }],
  routes: [...adminInvoiceRoutes, ...invoiceRoutes],
  services: (_infrastructure, product) => product.servicesOf(ticketsArea),
  exports: [invoiceExports],
  cleanUp: [{ name: 'uploads', days: () => 1, count: unclaimedUploads, remove: dropUnclaimedUploads }],
  personTables: invoiceTables,
  packageParts: [invoicePart],
});
