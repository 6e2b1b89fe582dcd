import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { listen } from './witness.ts';

/** A request as a receiver got it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on; 204 unless said. */
  answer: (request: Received, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** A program on this machine that webhooks go to. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const { url, close } = await listen((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      received.push(one);
      receiver.answer(one, response);
    });
    // Whoever sent it is gone.
    request.on('error', () => undefined);
  });
  const receiver: WebhookReceiver = {
    url,
    received,
    answer: (_, response) => void response.writeHead(204).end(),
    close,
  };
  return receiver;
}

/** Whether a request is signed with a secret as it was shown: written apart from what signs. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': all } = headers;
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(at)}.${body}`)
    .digest();
  return String(all)
    .split(' ')
    .map((one) => one.split(','))
    .some(([version, text = '']) => {
      const given = Buffer.from(text, 'base64');
      return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
    });
}
