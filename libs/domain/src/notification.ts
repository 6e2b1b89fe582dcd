/** What people may be told of: a theory they answered is resolved, a draw's list is closed, a draw is published, a prize waits. */
export const NOTIFICATION_KINDS = ['theory', 'list', 'draw', 'prize'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The ways there are. */
export const NOTIFICATION_CHANNELS = ['email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** One thing that somebody may ask for. */
export interface Subscribed {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
}

/** Of a prize there is always an e-mail, asked for or not: whoever wins must learn of it. */
export const isOffered = ({ kind, channel }: Subscribed): boolean => channel === 'push' || kind !== 'prize';

/** All that may be asked for, in the order in which it is offered. */
export const SUBSCRIPTIONS: readonly Subscribed[] = NOTIFICATION_CHANNELS.flatMap((channel) =>
  NOTIFICATION_KINDS.map((kind) => ({ kind, channel })),
).filter(isOffered);

/** What a notification's fan-out goes through; nothing leads out of the last two. */
export const NOTIFICATION_EVENT_STATES = ['gathering', 'sending', 'sent', 'cancelled'] as const;
export type NotificationEventState = (typeof NOTIFICATION_EVENT_STATES)[number];

/** Whether a fan-out may still tell anybody, and so may be cancelled. */
export const isFanningOut = (state: NotificationEventState): boolean =>
  state === 'gathering' || state === 'sending';

/**
 * What becomes of one notification; who no longer wants it, or can't be reached, is `skipped`, and who was still to be told of a
 * fan-out that was cancelled is `cancelled`.
 */
export const NOTIFICATION_STATES = ['waiting', 'sending', 'sent', 'skipped', 'failed', 'cancelled'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** Hours of the day in São Paulo, 0 to 23, between which nobody is disturbed; the same hour twice: there are none. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

/** For who has said nothing else. */
export const USUAL_QUIET_HOURS: QuietHours = { from: 22, until: 8 };
