import type { Transaction } from '../../core/database/prisma.ts';
import { createLink, voidLinks } from '../../core/identity/links.ts';
import type { RequestContext } from '../../core/request/RequestContext.ts';

/** Queues the letter with which somebody chooses their first password; links sent before end. */
export async function sendInvitation(
  { config, clock, mail, language }: RequestContext,
  tx: Transaction,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
): Promise<void> {
  const now = clock.now();
  await voidLinks(tx, { strategy: 'admin', purpose: 'reset' }, id, now);
  const token = await createLink(tx, { strategy: 'admin', purpose: 'invite' }, id, now);
  const link = new URL(`/admin/reset/${token}`, config.adminUrl).href;
  await mail.queue(tx, { to: email, template: 'admin_invite', language, name, link });
}
