import type { WebhookEvent } from './generated/events.ts';

/** Seconds by which a message may be older or newer than the receiver's clock, against one that is sent once more by somebody else. */
const TOLERANCE = 300;
const SECOND = 1000;

/** Why a message is not believed. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly reason: 'headers' | 'timestamp' | 'signature' | 'body';
  constructor(reason: WebhookError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A message that is the product's. */
export interface VerifiedWebhook {
  /** The event's own, the same in each of its deliveries: who has met it before has nothing to do. */
  readonly id: string;
  readonly event: WebhookEvent;
}

/** As a server of Node or a platform's Request has them. */
type GivenHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Seconds; 300 unless said. */
  readonly tolerance?: number;
  /** The receiver's clock, milliseconds of the epoch. */
  readonly now?: number;
}

function headerOf(headers: GivenHeaders, name: string): string {
  const given = headers instanceof Headers ? headers.get(name) : headers[name];
  const value = Array.isArray(given) ? given.join(' ') : given;
  if (typeof value !== 'string' || value === '') throw new WebhookError('headers', `${name} is missing`);
  return value;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

function keyOf(secret: string): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  try {
    return crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), hmac, false, ['verify']);
  } catch {
    // Said without the secret: errors end in logs.
    throw new TypeError('A secret is "whsec_" and base64');
  }
}

/** What is signed: by its bytes, for a body may be no text. */
function signedOf(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  return signed;
}

/** The signatures of a header that are in a form we know: `v1,<base64> v1,<base64>`, two while a secret is changed. */
const signaturesOf = (header: string) =>
  header.split(' ').flatMap((one) => {
    const [version, base64 = ''] = one.split(',');
    try {
      return version === 'v1' ? [bytesOf(base64)] : [];
    } catch {
      return [];
    }
  });

function assertRecent(timestamp: string, { tolerance = TOLERANCE, now = Date.now() }: VerifyOptions): void {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now / SECOND - seconds) <= tolerance))
    throw new WebhookError('timestamp', `Sent at ${timestamp}, too far from now`);
}

/**
 * Whether a message is the product's (https://www.standardwebhooks.com), and what it says. `body` is what came, byte by byte:
 * parsed and written again it is another text. `secrets` are those that hold, one or, while it is changed, two. Compared in
 * constant time by the platform. Rejects with a WebhookError; a secret that is none is a TypeError.
 */
export async function verifyWebhook(
  headers: GivenHeaders,
  body: string | Uint8Array,
  secrets: string | readonly string[],
  options: VerifyOptions = {},
): Promise<VerifiedWebhook> {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  assertRecent(timestamp, options);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = signedOf(id, timestamp, bytes);
  const signatures = signaturesOf(signature);
  for (const secret of [secrets].flat()) {
    const key = await keyOf(secret);
    for (const one of signatures)
      if (await crypto.subtle.verify('HMAC', key, one, signed)) return { id, event: eventOf(bytes) };
  }
  throw new WebhookError('signature', 'Signed with none of the secrets');
}

function eventOf(body: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    throw new WebhookError('body', 'Signed, but no JSON');
  }
}
