import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import type { ReadLink } from '../../core/mail/UnsubscribeLinks.ts';
import { decideSubscription } from '../notifications/index.ts';
import { decideMarketing } from '../privacy/index.ts';

interface Asked {
  readonly token: string;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/** Whose link it is and what it ends; INVALID_TOKEN for a link that nobody here has signed. */
export function readLink({ mail }: Pick<Infrastructure, 'mail'>, token: string): ReadLink {
  const link = mail.unsubscribeLinks.read(token);
  if (link === null) throw new AppError('INVALID_TOKEN');
  return link;
}

/** Takes the consent back that a link is for. Once is enough, twice is no mistake. */
export async function endByLink(services: Infrastructure, { token, ...seen }: Asked): Promise<void> {
  const { registrationId, ends } = readLink(services, token);
  await services.db.$transaction(async (tx) => {
    if (ends === 'marketing')
      await decideMarketing(services, tx, { registrationId, granted: false, channel: 'email', ...seen });
    else
      await decideSubscription(services, tx, {
        registrationId,
        ...ends,
        wanted: false,
        from: ends.channel,
        ...seen,
      });
  });
}
