import { createHmac } from 'node:crypto';

/** What is signed of a delivery (Standard Webhooks): the id of its event, whole seconds since 1970, and its body. */
export interface Signed {
  readonly id: string;
  readonly seconds: number;
  readonly body: string;
}

/** The header webhook-signature: a signature by each secret, so that a receiver may know either. */
export const signatureOf = (secrets: readonly Uint8Array[], { id, seconds, body }: Signed): string =>
  secrets
    .map((secret) => createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64'))
    .map((digest) => `v1,${digest}`)
    .join(' ');
