import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { listen } from './witness.ts';

/** What a push service took, opened as the browser would. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly payload: Record<string, string>;
}

/** What it answers beside having taken it. */
interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

/** A browser's own keys, as its subscription gives them away. */
export function browserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}
type BrowserKeys = ReturnType<typeof browserKeys>;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8291 and 8188, written apart from what seals: one record of aes128gcm. */
function openRecord(body: Buffer, { ecdh, auth }: BrowserKeys): Buffer {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(shared, auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2));
}

/** The claims of `Authorization: vapid t=…, k=…`, once its signature holds (RFC 8292). */
export function vapidOf(header: string | undefined): {
  readonly key: string;
  readonly claims: Record<string, unknown>;
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const holds = verify('sha256', Buffer.from(`${head}.${body}`), signed, Buffer.from(signature, 'base64url'));
  if (!holds) throw new Error('The signature does not hold.');
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown> };
}

/** A push service on this machine: it opens what it takes with the keys of the browser it is for, and answers as it is told. */
export async function startPushService() {
  const browsers = new Map<string, BrowserKeys>();
  const answers = new Map<string, Answer>();
  const taken: Pushed[] = [];
  const server = await listen((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const path = request.url ?? '';
      const { status, headers } = answers.get(path) ?? { status: 201 };
      const keys = browsers.get(path);
      if (status === 201 && keys) {
        const payload = JSON.parse(openRecord(Buffer.concat(parts), keys).toString()) as Record<
          string,
          string
        >;
        taken.push({ path, headers: request.headers, payload });
      }
      response.writeHead(status, headers).end();
    })();
  });
  return {
    url: server.url,
    taken,
    /** What it answers to whatever is sent there. */
    answers,
    close: server.close,
    /** A browser that subscribed: what it would send to us, and where. */
    subscribe: () => {
      const keys = browserKeys();
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      browsers.set(path, keys);
      return {
        path,
        endpoint: server.url + path,
        p256dh: keys.ecdh.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
      };
    },
  };
}
