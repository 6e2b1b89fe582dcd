import { adminNotifications } from '@fio/contracts';
import { listPage } from '../../../core/crud/list.ts';
import { anySource } from '../../../core/crud/source.ts';
import { area } from '../../../core/request/routes.ts';
import { startExport } from '../../exports/index.ts';
import { cancelEvent } from './cancel-event.ts';
import { eventRowOf, findEvent, loadEvents } from './event-record.ts';
import { eventExports } from './events.export.ts';
import { eventSource } from './events.source.ts';

export const adminNotificationRoutes = area(adminNotifications, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      source: anySource(eventSource),
      query,
      now: clock.now(),
      load: (ids: string[]) => loadEvents(db, ids),
      row: eventRowOf,
    }),
  get: async ({ params }, { db }) => eventRowOf(await findEvent(db, params.id)),
  cancel: ({ params }, context) => cancelEvent(context, params.id),
  export: (input, context) => startExport(eventExports, input, context),
});
