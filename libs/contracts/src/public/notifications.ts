import * as z from 'zod/mini';
import {
  isOffered,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
} from '@fio/domain/notification';
import { idParams, instant, uuid } from '../core/basic-fields.ts';
import { endpoint } from '../core/endpoint.ts';

type Texts = Readonly<Record<NotificationChannel, Readonly<Record<NotificationKind, string>>>>;

const pt: Texts = {
  email: {
    theory: 'Quero um e-mail quando uma teoria que eu respondi for resolvida. Posso parar quando quiser.',
    list: 'Quero um e-mail quando a lista de um sorteio for fechada. Posso parar quando quiser.',
    draw: 'Quero um e-mail quando o resultado de um sorteio for publicado. Posso parar quando quiser.',
    prize: 'Quero um e-mail quando um prêmio esperar por mim. Posso parar quando quiser.',
  },
  push: {
    theory:
      'Quero um aviso no aparelho quando uma teoria que eu respondi for resolvida. Posso parar quando quiser.',
    list: 'Quero um aviso no aparelho quando a lista de um sorteio for fechada. Posso parar quando quiser.',
    draw: 'Quero um aviso no aparelho quando o resultado de um sorteio for publicado. Posso parar quando quiser.',
    prize: 'Quero um aviso no aparelho quando um prêmio esperar por mim. Posso parar quando quiser.',
  },
};

const en: Texts = {
  email: {
    theory: 'I want an e-mail when a theory I answered is resolved. I can stop at any time.',
    list: 'I want an e-mail when the list of a draw is closed. I can stop at any time.',
    draw: 'I want an e-mail when the result of a draw is published. I can stop at any time.',
    prize: 'I want an e-mail when a prize waits for me. I can stop at any time.',
  },
  push: {
    theory:
      'I want a notification on the device when a theory I answered is resolved. I can stop at any time.',
    list: 'I want a notification on the device when the list of a draw is closed. I can stop at any time.',
    draw: 'I want a notification on the device when the result of a draw is published. I can stop at any time.',
    prize: 'I want a notification on the device when a prize waits for me. I can stop at any time.',
  },
};

/** The box for each kind and channel, to the letter: the ledger keeps the SHA-256 of the words that were shown. */
export const NOTIFICATION_CONSENT = { version: '2026-11-26', texts: { pt, en } } as const;

const subscribed = {
  kind: z.enum(NOTIFICATION_KINDS, 'invalid'),
  channel: z.enum(NOTIFICATION_CHANNELS, 'invalid'),
};

const hour = () => z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(23, 'invalid'));

/** Hours of São Paulo between which nothing is sent; the same twice: none. */
const quietHours = z.object({ from: hour(), until: hour() });

/** A browser that takes push notifications. */
const pushDevice = z.object({
  id: uuid(),
  /** SHA-256 of its push service's address, in hexadecimal: by this a browser knows itself. */
  fingerprint: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: instant(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const ownNotifications = z.object({
  subscriptions: z.array(z.object(subscribed)),
  quiet: quietHours,
  devices: z.array(pushDevice),
  /** What a browser asks its push service with (VAPID), in base64url. */
  publicKey: z.string(),
});
export type OwnNotifications = z.infer<typeof ownNotifications>;

const ok = z.object({ ok: z.literal(true) });

/** 'Avise-me': what a visitor asked to be told of, and by which way. */
export const notifications = {
  own: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'session',
    response: ownNotifications,
    summary: 'What the visitor asked to be told of, and when not to be disturbed.',
  }),
  subscribe: endpoint({
    method: 'PUT',
    path: '/notifications/subscription',
    access: 'session',
    limit: 'profile',
    body: z
      .object({ ...subscribed, wanted: z.boolean('invalid') })
      .check(z.refine(isOffered, { path: ['kind'], message: 'invalid' })),
    response: ok,
    errors: ['FORBIDDEN'],
    summary: 'Asks for one kind of notification by one way, or ends it; either is written into the consents.',
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/notifications/devices',
    unkeyed: 'repeatable',
    access: 'session',
    limit: 'profile',
    /** As a PushSubscription has them, in base64url. */
    body: z.object({
      endpoint: z.url('invalid').check(z.maxLength(1_000, 'invalid')),
      p256dh: z.string('required').check(z.regex(/^[\w-]{87}$/, 'invalid')),
      auth: z.string('required').check(z.regex(/^[\w-]{22}$/, 'invalid')),
      /** Of ours, that it was asked for with. */
      publicKey: z.string('required').check(z.regex(/^[\w-]{87}$/, 'invalid')),
    }),
    response: ok,
    errors: ['FORBIDDEN', 'CONFLICT'],
    summary: 'Keeps this browser for push notifications; of many the oldest makes room.',
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/notifications/devices/:id',
    access: 'session',
    limit: 'profile',
    params: idParams,
    response: ok,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'Forgets one of the own browsers.',
  }),
  setQuiet: endpoint({
    method: 'PUT',
    path: '/notifications/quiet',
    access: 'session',
    limit: 'profile',
    body: quietHours,
    response: ok,
    errors: ['FORBIDDEN'],
    summary: 'Sets the hours of São Paulo between which nothing is sent.',
  }),
};
