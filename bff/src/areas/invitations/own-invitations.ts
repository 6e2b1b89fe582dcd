import { randomBytes } from 'node:crypto';
import type { OwnInvitations } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { holdOwnRows } from '../../core/people/hold-own-rows.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { runningDraw } from '../tickets/index.ts';

/** 64 bits: nobody finds one by trying, and a link stays short. */
const BYTES = 8;

/** What the draw that runs gives for an invitation, and what it has given this person. */
async function givesNow(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  registrationId: string,
): Promise<OwnInvitations['gives']> {
  const draw = await runningDraw(db, clock.now());
  const { perInvitation: numbers = 0, perInviter } = draw?.earning ?? {};
  if (draw === null || numbers === 0) return null;
  const { _sum } = await db.invitationEarning.aggregate({
    where: { registrationId, drawId: draw.id },
    _sum: { numbers: true },
  });
  return { draw: draw.title, numbers, most: perInviter ?? 0, given: _sum.numbers ?? 0 };
}

/** The caller's own link, how many it brought, and what they bring. */
export async function ownInvitations(context: SignedInContext): Promise<OwnInvitations> {
  const { db, session } = context;
  const inviterId = session.subjectId;
  const [own, registered, confirmed, gives] = await Promise.all([
    db.invitationCode.findUnique({ where: { registrationId: inviterId } }),
    db.invitation.count({ where: { inviterId } }),
    db.invitation.count({ where: { inviterId, state: 'confirmed' } }),
    givesNow(context, inviterId),
  ]);
  return { code: own?.code ?? null, registered, confirmed, gives };
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
