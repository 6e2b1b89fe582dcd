import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import { decideMarketing } from '../privacy/index.ts';

interface Asked {
  readonly token: string;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/** Whose link it is; INVALID_TOKEN for a link that nobody here has signed. */
export function holderOf({ mail }: Infrastructure, token: string): string {
  const id = mail.unsubscribeLinks.read(token);
  if (id === null) throw new AppError('INVALID_TOKEN');
  return id;
}

/** Takes the consent to marketing back by a link. Once is enough, twice is no mistake. */
export async function endMarketing(services: Infrastructure, { token, ...seen }: Asked): Promise<void> {
  const registrationId = holderOf(services, token);
  const decision = { registrationId, granted: false, channel: 'email', ...seen } as const;
  await services.db.$transaction((tx) => decideMarketing(services, tx, decision));
}
