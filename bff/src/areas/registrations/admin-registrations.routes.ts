import { adminRegistrations } from '@fio/contracts';
import { todayInSaoPaulo } from '@fio/domain';
import { byCpf } from '../../core/crud/by-cpf.ts';
import { listPage } from '../../core/crud/list.ts';
import { anySource } from '../../core/crud/source.ts';
import { mayFilter } from '../../core/identity/guarded-filters.ts';
import { area } from '../../core/request/routes.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import type { PrivacyServices } from '../privacy/index.ts';
import { startExport } from '../exports/index.ts';
import { byPlace } from './by-place.ts';
import { disableRegistration, enableRegistration, unlockPassword } from './change-registration.ts';
import { correctRegistration } from './correct-registration.ts';
import { dataAsJson, dataAsPdf } from './data-package.ts';
import { findRegistration, loadRegistrations } from './registration-record.ts';
import { registrationDetailOf, registrationRowOf } from './registration-view.ts';
import { registrationExports } from './registrations.export.ts';
import { registrationSource } from './registrations.source.ts';
import { anonymiseFor } from './staff-anonymise.ts';
import { askForEmail, forgetEmail } from './staff-email.ts';
import { namedByCpf } from '../../core/people/named-by-cpf.ts';
import { recordWholeRead } from '../../core/people/whole-data.ts';

function assertMayFilter({ session }: StaffContext, f: object): void {
  if (!mayFilter(session.admin.permissions, adminRegistrations.list, { ...f }))
    throw new AppError('FORBIDDEN');
}

export const adminRegistrationRoutes = area(adminRegistrations, {
  list: ({ query }, context) => {
    assertMayFilter(context, query.f);
    const now = context.clock.now();
    const today = todayInSaoPaulo(now);
    const page = listPage({
      db: context.db,
      source: anySource(registrationSource),
      query: byPlace(byCpf(query, context.vaults.cpf)),
      now,
      load: (ids: string[]) => loadRegistrations(context, context.db, ids),
      row: (found) => registrationRowOf(found, today),
    });
    return namedByCpf(context, { path: adminRegistrations.list.path, query, page });
  },
  export: ({ query, body }, context) => {
    assertMayFilter(context, query.f);
    const asked = { query: byPlace(byCpf(query, context.vaults.cpf)), body };
    return startExport(registrationExports, asked, context);
  },
  get: async ({ params }, context) => {
    const found = await findRegistration(context, context.db, params.id);
    await recordWholeRead(context, {
      person: found.anonymisedAt ? null : found,
      path: '/admin/registrations',
    });
    return registrationDetailOf(found, context);
  },
  update: ({ params, body }, context) => correctRegistration(context, params.id, body),
  updateEmail: ({ params, body }, context) => askForEmail(context, params.id, body),
  cancelEmail: ({ params, body }, context) => forgetEmail(context, params.id, body.version),
  disable: ({ params, body }, context) => disableRegistration(context, params.id, body),
  enable: ({ params, body }, context) => enableRegistration(context, params.id, body.version),
  unblock: ({ params, body }, context) => unlockPassword(context, params.id, body.version),
  anonymise: ({ params, body }, context, services: PrivacyServices) =>
    anonymiseFor(context, services, params.id, body),
  data: ({ params, query }, context, services) => dataAsJson(context, services, { ...params, ...query }),
  dataDocument: ({ params, query }, context, services) =>
    dataAsPdf(context, services, { ...params, ...query }),
});
