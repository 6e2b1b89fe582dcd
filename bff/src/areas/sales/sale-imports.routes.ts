import { saleImports } from '@fio/contracts/admin/sale-imports';
import { area } from '../../core/request/routes.ts';
import { addFile, cancelImport, startImport, stepImport } from './change-import.ts';
import { findImport, importDetailOf, importViewOf, shown } from './import-record.ts';

const LATEST = 20;

export const saleImportRoutes = area(saleImports, {
  start: (_input, context) => startImport(context),
  add: ({ params, query }, context) => addFile(context, params.id, query.name),
  check: ({ params, body }, context) => stepImport(context, params.id, { ...body, to: 'checking' }),
  list: async (_input, { db }) => {
    const latest = { orderBy: { createdAt: 'desc' }, take: LATEST, include: shown } as const;
    return { items: (await db.saleImport.findMany(latest)).map(importViewOf) };
  },
  get: async ({ params }, { db }) => importDetailOf(db, await findImport(db, params.id)),
  run: ({ params, body }, context) => stepImport(context, params.id, { ...body, to: 'importing' }),
  cancel: ({ params, body }, context) => cancelImport(context, params.id, body.version),
});
