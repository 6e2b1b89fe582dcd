import { adminSac, sac } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { keepAttachment } from './attachments.ts';
import { changeRequest } from './change-request.ts';
import { createRequest } from './create-request.ts';
import { readThread, replyToThread } from './follow.ts';
import { startExport } from '../exports/index.ts';
import { sacExports } from './sac.export.ts';
import { sacFile } from './sac-file.ts';
import { findSac, loadSac, sacDetailOf, sacRowOf } from './sac-record.ts';
import { timesOf } from './sac-times.ts';
import { sacSource } from './sac.source.ts';

export const sacRoutes = area(
  sac,
  {
    attach: async (_input, context) => {
      // Whoever sends slowly keeps nobody else out.
      const given = await context.readBody();
      return context.lineUp(() => keepAttachment(context, given));
    },
    create: ({ body }, context) => createRequest(context, body),
    follow: ({ body }, context) => readThread(context, body.token),
    reply: ({ body }, context) => replyToThread(context, body.token, body.message),
  },
  { attach: { ownLine: true } },
);

export const adminSacRoutes = area(adminSac, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      source: anySource(sacSource),
      query,
      now: clock.now(),
      load: (ids: string[]) => loadSac(db, ids),
      row: sacRowOf,
    }),
  export: (input, context) => startExport(sacExports, input, context),
  get: async ({ params }, { db }) => sacDetailOf(await findSac(db, params.id)),
  times: (_input, context) => timesOf(context),
  attachment: ({ params }, context) => sacFile(context, params.id),
  answer: ({ params, body: { version, text } }, context) =>
    changeRequest(context, params.id, version, { action: 'answer', to: 'answered', text }),
  note: ({ params, body: { version, text } }, context) =>
    changeRequest(context, params.id, version, { action: 'note', text }),
  wait: ({ params, body }, context) =>
    changeRequest(context, params.id, body.version, { action: 'wait', to: 'waiting' }),
  close: ({ params, body }, context) =>
    changeRequest(context, params.id, body.version, { action: 'close', to: 'closed' }),
  reopen: ({ params, body }, context) =>
    changeRequest(context, params.id, body.version, { action: 'reopen', to: 'open' }),
});
