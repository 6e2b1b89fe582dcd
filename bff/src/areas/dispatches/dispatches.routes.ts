import { dispatches, dispatchList } from '@fio/contracts';
import { crud } from '../../core/crud/crud.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { startExport } from '../exports/index.ts';
import { countAudience } from './batches/count-audience.ts';
import { dispatchResource } from './batches/dispatch.resource.ts';
import { moveDispatch, runDispatch } from './batches/move-dispatch.ts';
import { publishedCampaigns } from './batches/published-campaigns.ts';
import { sampleAudience } from './batches/sample-audience.ts';
import { mailExports } from './log/dispatches.export.ts';
import { mailSource } from './log/dispatches.source.ts';
import { loadMails, mailDetailOf, mailRowOf } from './log/mail-view.ts';

const listRoutes = area(dispatchList, {
  ...crud(dispatchResource),
  count: ({ body }, context) => countAudience(context, body),
  sample: ({ body }, context) => sampleAudience(context, body),
  templates: async (_input, { db }) => ({ items: await publishedCampaigns(db) }),
  run: ({ params, body }, context) => runDispatch(context, params.id, body),
  withdraw: ({ params, body }, context) =>
    moveDispatch(context, { ...params, ...body, to: 'draft', action: 'unschedule', startsAt: null }),
  pause: ({ params, body }, context) =>
    moveDispatch(context, { ...params, ...body, to: 'paused', action: 'pause' }),
  resume: ({ params, body }, context) =>
    moveDispatch(context, { ...params, ...body, from: 'paused', to: 'sending', action: 'resume' }),
  cancel: ({ params, body }, context) =>
    moveDispatch(context, { ...params, ...body, to: 'cancelled', action: 'cancel' }),
});

const logRoutes = area(dispatches, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      source: anySource(mailSource),
      query,
      now: clock.now(),
      load: (ids: string[]) => loadMails(db, ids),
      row: mailRowOf,
    }),
  export: (input, context) => startExport(mailExports, input, context),
  get: ({ params }, context) => mailDetailOf(context, params.id),
});

/** The list of dispatches lies below the log's address, so it is asked first. */
export const dispatchRoutes = [...listRoutes, ...logRoutes];
