import { adminExports } from '@fio/contracts';
import type { PermissionKey } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { holds } from '../../core/identity/holds.ts';
import type { ExportRequest } from '../../generated/prisma/client.ts';
import { area } from '../../core/request/routes.ts';
import type { RequestContext, StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { ExportKinds } from './export-kinds.ts';
import { exportDetailOf, exportRowOf } from './export-view.ts';
import { exportSource } from './exports.source.ts';
import { sendExport } from './send-export.ts';
import { cancelExport, discardExport } from './stop-export.ts';

const detailOf = (row: ExportRequest, kinds: ExportKinds, context: StaffContext) =>
  exportDetailOf(row, kinds, {
    callerId: context.session.admin.id,
    language: context.language,
    now: context.clock.now(),
  });

/** What an export of the area may have, for who may ask for one. */
function offerOf(resource: string, { kindOf }: ExportKinds, context: RequestContext) {
  const kind = kindOf(resource);
  if (kind === undefined) throw new AppError('NOT_FOUND');
  if (!holds(context, `${kind.name}:export` satisfies PermissionKey)) throw new AppError('FORBIDDEN');
  const isWhole = kind.reveals === undefined || holds(context, kind.reveals);
  const { columns, personal, listed = {}, words } = kind.of({ now: context.clock.now(), isWhole });
  return {
    isWhole,
    columns: Object.keys(columns).map((key) => ({
      key,
      label: words[context.language].columns[key] ?? key,
      listed: listed[key] ?? key,
      isPersonal: personal.includes(key),
    })),
  };
}

export const exportRoutes = area(adminExports, {
  list: ({ query }, context) =>
    listPage({
      db: context.db,
      query,
      source: anySource(exportSource),
      now: context.clock.now(),
      load: (ids: string[]) => context.db.exportRequest.findMany({ where: { id: { in: ids } } }),
      row: (row) => exportRowOf(row, context.session.admin.id),
    }),
  offer: ({ params }, context, kinds: ExportKinds) => offerOf(params.resource, kinds, context),
  get: async ({ params }, context, kinds) => {
    const row = await context.db.exportRequest.findUnique({ where: { id: params.id } });
    if (row === null) throw new AppError('NOT_FOUND');
    return detailOf(row, kinds, context);
  },
  file: ({ params }, context, kinds) => sendExport(context, kinds, params.id),
  cancel: async ({ params }, context, kinds) =>
    detailOf(await cancelExport(context, params.id), kinds, context),
  discard: async ({ params }, context, kinds) =>
    detailOf(await discardExport(context, params.id), kinds, context),
});
