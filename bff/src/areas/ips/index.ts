import { ips } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { addressRules } from './address-rules.ts';
import { ipRoutes } from './ips.routes.ts';
import { sql } from '../../core/database/sql.ts';
import { goneRows } from '../../engine/person-table.ts';

/** The addresses that people come from, and those that are blocked. */
export const ipsArea = defineArea({
  name: 'ips',
  audited: [{ name: 'ips', page: ips }],
  routes: ipRoutes,
  retention: addressRules,
  personTables: [
    goneRows('ip_people', {
      whose: ({ id }) => sql`registration_id = ${id}::uuid`,
      inPackage: { leftOut: 'what was done from an address tells it: sessions, consents, receipts' },
    }),
  ],
});
