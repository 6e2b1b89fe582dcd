import { IP_PEOPLE_SHOWN, ips } from '@fio/contracts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { area } from '../../core/request/routes.ts';
import { blockAddress, blockIp, unblockIp } from './change-block.ts';
import { findIp, ipDetailOf, ipPeople, ipRowOf, loadIps } from './ip-record.ts';
import { ipsSource } from './ips.source.ts';

export const ipRoutes = area(ips, {
  list: ({ query }, { db, clock }) =>
    listPage({
      db,
      source: anySource(ipsSource),
      query,
      now: clock.now(),
      load: (addresses: string[]) => loadIps(db, addresses),
      row: (found) => ipRowOf(found, clock.now()),
    }),
  get: async ({ params }, { db, clock }) => ipDetailOf(db, await findIp(db, params.id), clock.now()),
  people: async ({ params }, context) =>
    ipPeople(context, await findIp(context.db, params.id), IP_PEOPLE_SHOWN),
  create: ({ body }, context) => blockAddress(context, body),
  block: ({ params, body }, context) => blockIp(context, params.id, body),
  unblock: ({ params, body }, context) => unblockIp(context, params.id, body),
});
