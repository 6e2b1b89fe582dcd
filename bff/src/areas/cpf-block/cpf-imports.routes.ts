import { cpfImports } from '@fio/contracts';
import { area } from '../../core/request/routes.ts';
import { findImport, importViewOf, shown } from './import-record.ts';
import { cancelImport, runImport, startImport } from './start-import.ts';

const LATEST = 20;

export const cpfImportRoutes = area(cpfImports, {
  start: (_input, context) => startImport(context),
  list: async (_input, { db }) => {
    const found = await db.cpfImport.findMany({ orderBy: { createdAt: 'desc' }, take: LATEST, omit: shown });
    return { items: found.map(importViewOf) };
  },
  get: async ({ params }, { db }) => importViewOf(await findImport(db, params.id)),
  run: ({ params, body }, context) => runImport(context, params.id, body),
  cancel: ({ params, body }, context) => cancelImport(context, params.id, body.version),
});
