import { adminInvoices } from '@fio/contracts';
import { byCpf } from '../../core/crud/by-cpf.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { namedByCpf } from '../../core/people/named-by-cpf.ts';
import { area } from '../../core/request/routes.ts';
import { RawReply } from '../../core/request/replies.ts';
import { AppError } from '../../core/errors.ts';
import { approveInvoice, refuse, reopenInvoice } from './decide-invoice.ts';
import { findInvoice, invoiceRowOf } from './invoice-record.ts';
import { startExport } from '../exports/index.ts';
import { invoiceExports } from './invoices.export.ts';
import type { InvoiceServices } from './invoice-services.ts';
import { invoiceSource } from './invoices.source.ts';
import { invoiceXml } from './invoice-xml.ts';
import { loadInvoices } from './listed-invoices.ts';
import { claimInvoice, leaveInvoice, nextInvoice, shown } from './take-invoice.ts';

export const adminInvoiceRoutes = area(adminInvoices, {
  list: ({ query }, context) => {
    const { db, clock, vaults } = context;
    const page = listPage({
      db,
      source: anySource(invoiceSource),
      query: byCpf(query, vaults.cpf),
      now: clock.now(),
      load: (ids: string[]) => loadInvoices(db, ids),
      row: (found) => invoiceRowOf(found, clock.now()),
    });
    return namedByCpf(context, { path: adminInvoices.list.path, query, page });
  },
  export: ({ query, body }, context) =>
    startExport(invoiceExports, { query: byCpf(query, context.vaults.cpf), body }, context),
  get: async ({ params }, context) =>
    shown(context, await findInvoice(context.db, params.id, context.clock.now())),
  file: async ({ params }, { db, clock, storage }) => {
    const { fileKey, fileType } = await findInvoice(db, params.id, clock.now());
    const bytes = fileKey && (await storage.privateFiles.read(fileKey));
    if (!bytes || !fileType) throw new AppError('NOT_FOUND');
    return new RawReply(bytes, fileType, fileType === 'application/pdf' ? `${params.id}.pdf` : undefined);
  },
  xml: ({ params }, context) => invoiceXml(context, params.id),
  next: ({ body }, context) => nextInvoice(context, body),
  claim: ({ params }, context) => claimInvoice(context, params.id),
  release: ({ params }, context) => leaveInvoice(context, params.id),
  approve: ({ params, body }, context, services: InvoiceServices) =>
    approveInvoice(context, services, params.id, body),
  refuse: ({ params, body }, context, services: InvoiceServices) =>
    refuse(context, services, params.id, body),
  reopen: ({ params, body }, context) => reopenInvoice(context, params.id, body.version),
});
