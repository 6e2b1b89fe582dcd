import * as z from 'zod/mini';
import {
  NOTIFICATION_EVENT_STATES,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationState,
} from '@fio/domain/notification';
import { endpoint } from '../core/endpoint.ts';
import { day, idParams, instant, uuid } from '../core/fields.ts';
import { resource } from '../core/resource.ts';

const byState = z.object({
  waiting: z.int(),
  sending: z.int(),
  sent: z.int(),
  skipped: z.int(),
  failed: z.int(),
  cancelled: z.int(),
} satisfies Record<NotificationState, unknown>);
/** How many notifications are in each state, by the way they go; those of a fan-out that has ended as it ended. */
const counts = z.object({
  email: byState,
  push: byState,
} satisfies Record<NotificationChannel, unknown>);
export type NotificationCounts = z.output<typeof counts>;

export const notificationEventRow = z.object({
  id: uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** The theory, draw, prize or winner. */
  recordId: uuid(),
  /** Its title; null: it is gone. */
  title: z.nullable(z.string()),
  state: z.enum(NOTIFICATION_EVENT_STATES),
  /** How many notifications there are by now, and how many of them were sent, by either way. */
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  counts,
  /**
   * Whom it was the last thing told before they ended the subscription, within seven days; null of a prize, which one person is
   * told of, and where fewer than SMALLEST_GROUP notifications were made: it would say who.
   */
  ended: z.nullable(z.int()),
  createdAt: instant(),
  finishedAt: z.nullable(instant()),
});

const whole = resource('notifications', {
  row: notificationEventRow,
  detail: notificationEventRow,
  input: z.object({}),
  filters: z.strictObject({
    state: z.optional(z.enum(NOTIFICATION_EVENT_STATES, 'invalid')),
    kind: z.optional(z.enum(NOTIFICATION_KINDS, 'invalid')),
    /** Days of America/Sao_Paulo, both included. */
    from: z.optional(day()),
    to: z.optional(day()),
  }),
  sorts: ['createdAt', 'finishedAt'],
});

/** What people were told of, one fan-out an event. What happened makes them; staff read them and may end one early. */
export const adminNotifications = {
  list: whole.list,
  export: whole.export,
  get: whole.get,
  cancel: endpoint({
    method: 'POST',
    path: '/admin/notifications/:id/cancel',
    access: 'notifications:run',
    params: idParams,
    response: notificationEventRow,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Ends a fan-out for good: what is on its way arrives, and nobody else is told. CONFLICT once it has ended.',
  }),
};
