import type { SignedInContext } from '../../core/request/RequestContext.ts';
import { decideMarketing } from './decide-marketing.ts';

/** The visitor's own decision about marketing. Who now wants it is told how it ends. */
export async function setMarketing(context: SignedInContext, granted: boolean): Promise<void> {
  const { config, language, ip, userAgent, mail } = context;
  const { subjectId: id } = context.session;
  await context.transaction(async (tx) => {
    const decision = { registrationId: id, granted, channel: 'web', language, ip, userAgent } as const;
    const changed = await decideMarketing(context, tx, decision);
    if (!changed || !granted) return;
    const { email: to, name } = await tx.registration.findUniqueOrThrow({ where: { id } });
    const link = new URL('/', config.publicUrl).href;
    const unsubscribe = mail.unsubscribeLinks.addressFor(id);
    await mail.queue(tx, { to, template: 'news_welcome', language, name, link, unsubscribe });
  });
}
