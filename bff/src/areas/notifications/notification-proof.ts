import { type Language, NOTIFICATION_CONSENT } from '@fio/contracts';
import type { Subscribed } from '@fio/domain';
import { sha256 } from '../../core/secrets/content-hash.ts';

/** Which words are agreed to, and the SHA-256 of those shown, as the ledger keeps them. */
export const notificationProof = (language: Language, { kind, channel }: Subscribed) => ({
  version: `${NOTIFICATION_CONSENT.version} ${channel} ${kind}`,
  textHash: sha256(NOTIFICATION_CONSENT.texts[language][channel][kind]),
});
