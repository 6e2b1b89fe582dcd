import { adminRegistrations } from '@fio/contracts';
import { isCpf } from '@fio/domain';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { privacyArea, type PrivacyServices } from '../privacy/index.ts';
import { adminRegistrationRoutes } from './admin-registrations.routes.ts';
import { registrationRecordRoutes } from './records/registration-records.routes.ts';
import { registerPage } from './register.page.ts';
import { registrationStoryRoutes } from './story/registration-story.routes.ts';
import { registrationExports } from './registrations.export.ts';
import { registrationRoutes } from './registrations.routes.ts';
import { registrationPart } from './personal-registration.ts';

/** Visitors who have registered, for themselves and for staff. */
export const registrationsArea = defineArea<PrivacyServices>({
  name: 'registrations',
  audited: [{ name: 'registrations', page: adminRegistrations }],
  services: (_infrastructure, product) => product.servicesOf(privacyArea),
  routes: [
    ...adminRegistrationRoutes,
    ...registrationRecordRoutes,
    ...registrationStoryRoutes,
    ...registrationRoutes,
  ],
  exports: [registrationExports],
  findables: [
    findable(
      adminRegistrations,
      ({ name, email }) => name ?? email ?? '–',
      // Masked, as in the list: it says that it is they.
      ({ email, cpf }, q) => (isCpf(q) ? cpf : email),
    ),
  ],
  pages: [registerPage],
  packageParts: [registrationPart],
});

export { registrationSource } from './registrations.source.ts';
