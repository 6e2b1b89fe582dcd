import type { BodyOf, sac } from '@fio/contracts';
import type { RequestContext } from '../../core/request/RequestContext.ts';
import { claimAttachment } from './attachments.ts';
import { nextProtocol } from './next-protocol.ts';
import { notifyVisitor } from './sac-mail.ts';

/** Takes a message, claims its file, and sends the protocol number: all of it or nothing. */
export async function createRequest(
  context: RequestContext,
  { message, attachment, ...fields }: BodyOf<typeof sac.create>,
): Promise<{ protocol: string }> {
  const { clock, ip, language, session } = context;
  const now = clock.now();
  return context.transaction(async (tx) => {
    const request = await tx.sacRequest.create({
      data: {
        ...fields,
        protocol: await nextProtocol(tx, now),
        ip,
        language,
        registrationId: session?.subjectId ?? null,
        createdAt: now,
        messages: { create: { kind: 'visitor', text: message, createdAt: now } },
      },
    });
    if (attachment) await claimAttachment(tx, request.id, attachment);
    await notifyVisitor(context, tx, request, { template: 'sac_received' });
    return { protocol: request.protocol };
  });
}
