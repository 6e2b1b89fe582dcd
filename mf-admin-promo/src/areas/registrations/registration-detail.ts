import type { adminRegistrations } from '@fio/contracts/admin/registrations';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { useRegistrationsWords } from './words.ts';

/** A registered person, as their page shows them. */
export type RegistrationDetail = ResponseOf<typeof adminRegistrations.get>;

/** What a person is called; one who was made anonymous has no name any more. */
export const nameOf = ({ name }: Pick<RegistrationDetail, 'name'>): string =>
  name ?? useRegistrationsWords.t('gone');
