import * as z from 'zod/mini';
import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@fio/domain/notification';
import { endpoint } from '../core/endpoint.ts';
import { email } from '../core/fields.ts';

const ok = z.object({ ok: z.literal(true) });

/** The secret part of an unsubscribe link: whose it is, and what it ends, signed for this purpose alone. */
const signedLink = () => z.string('required').check(z.regex(/^(?:[\w-]{64}|[\w-]{66})$/, 'invalid'));

/** What a link ends: marketing, or one kind of notification by one way. */
const ends = z.union([
  z.literal('marketing'),
  z.object({ kind: z.enum(NOTIFICATION_KINDS), channel: z.enum(NOTIFICATION_CHANNELS) }),
]);

/**
 * Ends marketing, or notifications, without a sign-in. One-click mail programs post a form to /unsubscribe/:id itself (RFC 8058);
 * these are for the page.
 */
export const unsubscribe = {
  check: endpoint({
    method: 'POST',
    path: '/unsubscribe/check',
    unkeyed: 'reads',
    access: 'public',
    limit: 'recovery',
    body: z.object({ token: signedLink() }),
    /** `email` is masked: links are forwarded. */
    response: z.object({ email: z.string(), subscribed: z.boolean(), ends }),
    errors: ['INVALID_TOKEN'],
    summary: 'Whose link this is, masked, and whether there is anything to end.',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/unsubscribe',
    unkeyed: 'repeatable',
    access: 'public',
    limit: 'recovery',
    body: z.object({ token: signedLink() }),
    response: ok,
    errors: ['INVALID_TOKEN'],
    summary: 'Takes back the consent that the link is for.',
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/unsubscribe/link',
    unkeyed: 'unseen',
    access: 'public',
    limit: 'recovery',
    body: z.object({ email: email() }),
    response: ok,
    status: 202,
    errors: ['CANNOT_SEND_EMAIL'],
    summary: 'Sends an unsubscribe link if the address has an account.',
  }),
};
