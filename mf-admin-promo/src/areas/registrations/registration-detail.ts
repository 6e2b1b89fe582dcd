import type { adminRegistrations } from '@fio/contracts/admin/registrations';
import type { ResponseOf } from '@fio/contracts/core/endpoint';

/** A registered person, as their page shows them. */
export type RegistrationDetail = ResponseOf<typeof adminRegistrations.get>;
