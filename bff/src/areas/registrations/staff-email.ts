import type { adminRegistrations, BodyOf } from '@fio/contracts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { askEmailChange, dropEmailChange } from '../profile/index.ts';
import { changeRegistration, PRESENT } from './change-registration.ts';
import { LETTERS } from '../../core/people/letters.ts';

/** Asks a new address for its confirmation, in the name of staff; the old one is told and stays until then. */
export const askForEmail = (
  context: SignedInContext,
  id: string,
  { version, email, reason }: BodyOf<typeof adminRegistrations.updateEmail>,
) =>
  changeRegistration(context, {
    id,
    version,
    reason,
    action: 'update_email',
    // The link of anybody else would lead nowhere.
    from: ['pending_email', 'active'],
    write: (tx, visitor) =>
      askEmailChange(context, tx, { visitor, email, language: LETTERS, template: 'email_change_staff' }),
  });

/** Forgets the address that waits. */
export const forgetEmail = (context: SignedInContext, id: string, version: number) =>
  changeRegistration(context, {
    id,
    version,
    action: 'cancel_email',
    from: PRESENT,
    write: (tx) => dropEmailChange(tx, id, context.clock.now()),
  });
