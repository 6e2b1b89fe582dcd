import type { Infrastructure } from '../../../core/infrastructure.ts';
import { bodyOf } from '../event-body.ts';
import { secretsOf } from '../secrets.ts';
import { signatureOf } from '../sign.ts';
import type { Claimed } from './claim-due.ts';
import { type Header, postEvent } from './post-event.ts';
import { settle } from './settle.ts';

type Services = Pick<Infrastructure, 'db' | 'clock' | 'mail' | 'config' | 'vaults'>;

/**
 * Sends a delivery once and writes down what came of it. Rejects, and leaves it to be sent again with the same webhook-id,
 * when `signal` ends it or the database doesn't take what came of it: a delivery arrives at least once, and rarely twice.
 */
export async function sendDelivery(services: Services, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { db, clock, config, vaults } = services;
  const endpoint = await db.webhookEndpoint.findUnique({ where: { id: claimed.endpointId } });
  const event = await db.webhookEvent.findUnique({ where: { id: claimed.eventId } });
  // Either went meanwhile, and the delivery with it.
  if (endpoint === null || event === null) return;
  const at = clock.now();
  const body = bodyOf(event, config);
  const seconds = Math.floor(at.getTime() / 1_000);
  const signed = { id: event.id, seconds, body };
  const request: readonly Header[] = [
    { name: 'content-type', value: 'application/json' },
    { name: 'content-length', value: String(Buffer.byteLength(body)) },
    { name: 'user-agent', value: 'fio-webhooks/1' },
    { name: 'webhook-id', value: event.id },
    { name: 'webhook-timestamp', value: String(seconds) },
    { name: 'webhook-signature', value: signatureOf(secretsOf(vaults, endpoint, at), signed) },
  ];
  const since = performance.now();
  const answer = await postEvent({ address: endpoint.address, headers: request, body }, config, signal);
  const milliseconds = Math.round(performance.now() - since);
  await settle(services, { claimed, at, milliseconds, request, answer });
}
