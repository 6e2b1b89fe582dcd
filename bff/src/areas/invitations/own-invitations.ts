import { randomBytes } from 'node:crypto';
import type { OwnInvitations } from '@fio/contracts';
import { holdOwnRows } from '../../core/people/hold-own-rows.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';

/** 64 bits: nobody finds one by trying, and a link stays short. */
const BYTES = 8;

/** The caller's own link and how many it brought. */
export async function ownInvitations({ db, session }: SignedInContext): Promise<OwnInvitations> {
  const inviterId = session.subjectId;
  const [own, registered, confirmed] = await Promise.all([
    db.invitationCode.findUnique({ where: { registrationId: inviterId } }),
    db.invitation.count({ where: { inviterId } }),
    db.invitation.count({ where: { inviterId, state: 'confirmed' } }),
  ]);
  return { code: own?.code ?? null, registered, confirmed };
}

/** Makes the link; of two requests at once the first one's stands. */
export async function openInvitations(context: SignedInContext): Promise<OwnInvitations> {
  const code = randomBytes(BYTES).toString('base64url');
  const registrationId = context.session.subjectId;
  const data = { registrationId, code, createdAt: context.clock.now() };
  await context.transaction(async (tx) => {
    if (!(await holdOwnRows(tx, registrationId))) return;
    await tx.invitationCode.createMany({ data: [data], skipDuplicates: true });
  });
  return ownInvitations(context);
}
