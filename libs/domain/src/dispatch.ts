/** The life of a dispatch, one letter to many people (product/domain.md, 3.17). */
export const DISPATCH_STATES = [
  'draft',
  'scheduled',
  'queued',
  'sending',
  'paused',
  'sent',
  'partially_failed',
  'failed',
  'cancelled',
] as const;

/** `queued` waits for its readers to be gathered; `partially_failed` has messages that were neither taken nor bounced. */
export type DispatchState = (typeof DISPATCH_STATES)[number];

/** From each state, those a dispatch may pass to. */
export const DISPATCH_TRANSITIONS: Readonly<Record<DispatchState, readonly DispatchState[]>> = {
  draft: ['scheduled', 'queued'],
  scheduled: ['draft', 'queued', 'cancelled'],
  queued: ['sending', 'cancelled'],
  sending: ['paused', 'sent', 'partially_failed', 'failed', 'cancelled'],
  paused: ['sending', 'cancelled'],
  sent: [],
  partially_failed: [],
  failed: [],
  cancelled: [],
};

/** Whether a dispatch may pass from one state to the other. */
export function canMoveDispatch(from: DispatchState, to: DispatchState): boolean {
  return DISPATCH_TRANSITIONS[from].includes(to);
}

/** Why a dispatch writes: `marketing` goes to those alone who consented to it, `service` to all who take part. */
export const DISPATCH_KINDS = ['marketing', 'service'] as const;

/** One of DISPATCH_KINDS. */
export type DispatchKind = (typeof DISPATCH_KINDS)[number];

/**
 * What can become of a message. A bounce is the reader's mailbox: `soft_bounced` after the last of some tries,
 * `hard_bounced` at once. `failed` was refused for what it is or who sent it; `unconfirmed` was on its way when the connection
 * or the worker was lost, and isn't sent again. `unsubscribed`, `suppressed` (the address bounced before) and `cancelled`
 * were never handed over; `kept` stays where there is no mail server.
 */
export const MAIL_STATES = [
  'queued',
  'sending',
  'sent',
  'kept',
  'soft_bounced',
  'hard_bounced',
  'failed',
  'unconfirmed',
  'unsubscribed',
  'suppressed',
  'cancelled',
] as const;

/** One of MAIL_STATES. */
export type MailState = (typeof MAIL_STATES)[number];

/** How a dispatch ended, by what became of its messages: what bounced isn't a failure of ours. */
export function dispatchOutcome(counts: Readonly<Partial<Record<MailState, number>>>): DispatchState {
  const of = (state: MailState) => counts[state] ?? 0;
  const lost = of('failed') + of('unconfirmed');
  if (lost === 0) return 'sent';
  return of('sent') + of('kept') === 0 ? 'failed' : 'partially_failed';
}
