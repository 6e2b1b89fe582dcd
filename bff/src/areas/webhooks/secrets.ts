import { randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@fio/contracts';
import { places } from '../../core/secrets/places.ts';
import type { Vaults } from '../../core/secrets/vaults.ts';
import type { WebhookEndpoint } from '../../generated/prisma/client.ts';

/** Bytes of a secret; the specification asks for 24 to 64. */
const LENGTH = 32;

/** A secret that is new: as it is kept for an endpoint, and as its receiver is given it. */
export function newSecret({ webhooks }: Vaults, endpointId: string) {
  const bytes = randomBytes(LENGTH);
  return {
    sealed: webhooks.seal(bytes, places.webhook(endpointId)),
    shown: `${WEBHOOK_SECRET_PREFIX}${bytes.toString('base64')}`,
  };
}

type Sealed = Pick<WebhookEndpoint, 'id' | 'secret' | 'previousSecret' | 'overlapUntil'>;

/** An endpoint's secret, to be kept as the one before. */
export function demoted({ webhooks }: Vaults, { id, secret }: Pick<Sealed, 'id' | 'secret'>) {
  return webhooks.seal(webhooks.open(secret, places.webhook(id)), places.previousWebhook(id));
}

/** Those that deliveries are signed with now, the newest first. */
export function secretsOf({ webhooks }: Vaults, endpoint: Sealed, now: Date): readonly Uint8Array[] {
  const { id, secret, previousSecret, overlapUntil } = endpoint;
  const newest = webhooks.open(secret, places.webhook(id));
  if (previousSecret === null || overlapUntil === null || overlapUntil <= now) return [newest];
  return [newest, webhooks.open(previousSecret, places.previousWebhook(id))];
}
