import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { SacRequest } from '../../generated/prisma/client.ts';
import { followToken } from './follow-token.ts';
import { languageOf } from './sac-record.ts';

/** The conversation's own address. After the #, so that no server and no other site is ever told of it. */
const linkOf = ({ config }: Infrastructure, id: string) =>
  new URL(`/#sac=${followToken(config, id)}`, config.publicUrl).href;

type Receiver = Pick<SacRequest, 'id' | 'protocol' | 'name' | 'email' | 'language'>;

/** Tells a visitor, in their language, that the message arrived or what was answered, with the way back. */
export async function notifyVisitor(
  services: Infrastructure,
  tx: Transaction,
  request: Receiver,
  message: { template: 'sac_received' } | { template: 'sac_answered'; answer: string },
): Promise<void> {
  const { id, protocol, name, email } = request;
  const params: Record<string, string> =
    'answer' in message ? { protocol, answer: message.answer } : { protocol };
  await services.mail.queue(tx, {
    to: email,
    template: message.template,
    language: languageOf(request),
    name,
    link: linkOf(services, id),
    params,
  });
}
