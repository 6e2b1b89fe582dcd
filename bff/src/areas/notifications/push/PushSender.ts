import webPush from 'web-push';
import type { Config } from '../../../core/config/index.ts';
import { isPushService } from './is-push-service.ts';
import type { PushKeys } from './PushKeys.ts';
import { retryAfter } from '../../../core/retry-after.ts';

/** A browser to write to. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: Uint8Array;
  readonly auth: Uint8Array;
  readonly keyId: string;
}

export interface PushMessage {
  /** What the service worker is given. */
  readonly payload: object;
  /** Seconds that the service keeps it for a device that is off. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** Whatever has the same one takes its place while it waits; 32 characters of base64url at most. */
  readonly topic: string;
}

/** What the push service said. `gone`: that browser takes nothing any more; `later`: after so many milliseconds, if it said. */
export type PushOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'gone' }
  | { readonly state: 'later'; readonly after: number | null; readonly error: string }
  | { readonly state: 'failed'; readonly error: string };

const PATIENCE = 10_000;
const GONE = [404, 410];
const BUSY = 429;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Hands messages to push services: sealed for one browser (RFC 8291), signed by us (RFC 8292), sent by nobody but us. */
export class PushSender {
  readonly #config: Pick<Config, 'pushServices' | 'campaign'>;
  readonly #keys: PushKeys;

  constructor(config: Pick<Config, 'pushServices' | 'campaign'>, keys: PushKeys) {
    this.#config = config;
    this.#keys = keys;
  }

  async send(target: PushTarget, message: PushMessage, now: Date): Promise<PushOutcome> {
    // Looked at again: a service that is no longer in the list is written to no more.
    if (!isPushService(target.endpoint, this.#config.pushServices)) return { state: 'gone' };
    let response: Response;
    try {
      // A browser whose keys seal nothing, or a key of ours that doesn't open, is told of like a service that is away: the others go on.
      response = await fetch(target.endpoint, {
        ...(await this.#requestOf(target, message)),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch (error) {
      return { state: 'later', after: null, error: error instanceof Error ? error.name : 'unreachable' };
    }
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return { state: 'sent' };
    if (GONE.includes(status)) return { state: 'gone' };
    if (status === BUSY || status >= 500)
      return {
        state: 'later',
        after: retryAfter(response.headers.get('retry-after'), now),
        error: `${status}`,
      };
    return { state: 'failed', error: `${status}` };
  }

  async #requestOf({ endpoint, p256dh, auth, keyId }: PushTarget, message: PushMessage) {
    const { payload, ttl: TTL, urgency, topic } = message;
    const subscription = { endpoint, keys: { p256dh: text(p256dh), auth: text(auth) } };
    const vapidDetails = {
      subject: `mailto:${this.#config.campaign.contact}`,
      ...(await this.#keys.pairOf(keyId)),
    };
    const { method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
      vapidDetails,
      TTL,
      urgency,
      topic,
      contentEncoding: 'aes128gcm',
    });
    // Its length is fetch's own to say.
    const { 'Content-Length': _, ...sent } = headers;
    return { method, headers: sent, body: new Uint8Array(body) };
  }
}
