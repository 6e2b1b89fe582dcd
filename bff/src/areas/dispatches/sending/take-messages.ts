import type { Transaction } from '../../../core/database/prisma.ts';

export interface TakenMessage {
  readonly id: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly registrationId: string;
  readonly name: string;
}

type Claimed = TakenMessage & { readonly state: string };

/**
 * Takes some messages of a dispatch that are due, as long as it is being sent: from the commit on they are on their way, and
 * whatever happens nobody takes them again. Who has unsubscribed or left since the readers were gathered is passed over,
 * and an address that was changed is the new one.
 */
export async function takeMessages(
  tx: Transaction,
  dispatchId: string,
  many: number,
  now: Date,
): Promise<{ messages: TakenMessage[]; taken: number }> {
  const claimed = await tx.$queryRaw<Claimed[]>`
    WITH due AS MATERIALIZED (
      SELECT o.id FROM outbox_messages o
      WHERE o.dispatch_id = ${dispatchId}::uuid AND o.state = 'queued' AND o.due_at <= ${now}
        AND EXISTS (SELECT FROM dispatches d WHERE d.id = ${dispatchId}::uuid AND d.state = 'sending')
      ORDER BY o.due_at, o.id LIMIT ${many} FOR UPDATE OF o SKIP LOCKED
    )
    UPDATE outbox_messages m SET
      recipient = r.email,
      state = CASE
        WHEN r.anonymised_at IS NOT NULL OR r.disabled_at IS NOT NULL OR (d.kind = 'marketing' AND NOT r.marketing)
          THEN 'unsubscribed' ELSE 'sending' END
    FROM due, dispatches d, registrations r
    WHERE m.id = due.id AND d.id = m.dispatch_id AND r.id = m.registration_id
    RETURNING m.id, m.recipient, m.attempts, m.registration_id AS "registrationId", m.state, r.name`;
  return { messages: claimed.filter(({ state }) => state === 'sending'), taken: claimed.length };
}
