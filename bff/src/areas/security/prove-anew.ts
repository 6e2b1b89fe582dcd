import type { BodyOf, security } from '@fio/contracts';
import { PROOF_TIME } from '../../core/identity/session-policy.ts';
import { noteProof } from '../../core/identity/session-writes.ts';
import type { StaffContext } from '../../core/request/RequestContext.ts';
import { invalidField } from '../../core/errors.ts';
import { byCode, proveSelf } from './prove-self.ts';

/**
 * Proves anew that whoever sits at this session is its owner, and answers until when that holds. By a code where the
 * account has a second factor, whatever else is sent: the password may be what was stolen. Else by the password.
 */
export async function proveAnew(
  context: StaffContext,
  { code, password }: BodyOf<typeof security.prove>,
): Promise<Date> {
  const { tokenHash } = context.session;
  const now = context.clock.now();
  if (context.session.admin.secondFactor) {
    if (code === undefined) throw invalidField('code', 'required');
    await byCode(context, code, (tx) => noteProof(tx, tokenHash, now));
  } else {
    if (password === undefined) throw invalidField('password', 'required');
    await proveSelf(context, password);
    await noteProof(context.db, tokenHash, now);
  }
  context.identity.sessions.forget({ tokenHash });
  return new Date(now.getTime() + PROOF_TIME);
}
