import type { Language } from '@fio/contracts';
import type { NotificationChannel, NotificationState } from '@fio/domain';
import type { Transaction } from '../../core/database/prisma.ts';
import type { NotificationEvent } from '../../generated/prisma/client.ts';
import { isSuppressed } from '../dispatches/index.ts';
import type { PushTarget } from './push/PushSender.ts';
import { quietEnd } from './quiet-end.ts';

/** A browser that is written to. */
export interface Device extends PushTarget {
  readonly deviceId: string;
}

/** A notification that is due, with what is known of its reader at this moment. */
export interface Due {
  readonly id: string;
  /** null: an e-mail. */
  readonly device: Device | null;
  readonly registrationId: string;
  readonly channel: NotificationChannel;
  readonly attempts: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Of a theory: what they answered. */
  readonly optionId: string | null;
}

interface Row extends Omit<Due, 'device'>, Device {
  readonly isWanted: boolean;
  readonly quietFrom: number;
  readonly quietUntil: number;
}

/** What a taken one becomes, and when it is looked at next. */
export interface Settled {
  readonly id: string;
  readonly state: NotificationState;
  readonly dueAt?: Date;
  readonly error?: string;
}

/** Writes down what becomes of those that are held, in one statement; each that was tried counts a try. */
export async function settle(tx: Transaction, all: readonly Settled[], now: Date): Promise<void> {
  if (all.length === 0) return;
  await tx.$executeRaw`
    UPDATE notifications n SET
      state = s.state, error = s.error, due_at = coalesce(s.due_at, n.due_at),
      attempts = n.attempts + (s.state = 'sending')::integer,
      sent_at = CASE WHEN s.state = 'sent' THEN ${now}::timestamptz END
    FROM unnest(
      ${all.map(({ id }) => id)}::uuid[], ${all.map(({ state }) => state)}::text[],
      ${all.map(({ error }) => error ?? null)}::text[],
      ${all.map(({ dueAt }) => dueAt?.toISOString() ?? null)}::timestamptz[]
    ) AS s(id, state, error, due_at)
    WHERE n.id = s.id AND n.state IN ('waiting', 'sending')`;
}

/**
 * Takes some that are due and holds them until the commit. Who has ended it, left, is barred or has an address that takes no
 * mail, or took its device away, is passed over, and who isn't to be disturbed now waits till the morning; `taken` counts them all.
 */
export async function takeDue(
  tx: Transaction,
  { id, kind, recordId }: NotificationEvent,
  many: number,
  now: Date,
): Promise<{ readonly due: readonly Due[]; readonly taken: number }> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT n.id, n.registration_id AS "registrationId", n.channel, n.attempts, r.email, r.name,
      coalesce(q.language, 'pt') AS language, coalesce(q.quiet_from, 22) AS "quietFrom",
      coalesce(q.quiet_until, 8) AS "quietUntil", v.option_id AS "optionId",
      d.id AS "deviceId", d.endpoint, d.p256dh, d.auth, d.key_id AS "keyId",
      s.registration_id IS NOT NULL
        AND r.anonymised_at IS NULL AND r.disabled_at IS NULL AND r.blocked_at IS NULL
        AND CASE n.channel
          WHEN 'email' THEN r.email_verified_at IS NOT NULL AND NOT ${isSuppressed}
          ELSE d.id IS NOT NULL END AS "isWanted"
    FROM notifications n
    JOIN registrations r ON r.id = n.registration_id
    LEFT JOIN notification_subscriptions s
      ON s.registration_id = n.registration_id AND s.kind = ${kind} AND s.channel = n.channel
    LEFT JOIN push_devices d ON d.id = n.device_id AND d.registration_id = n.registration_id
    LEFT JOIN notification_settings q ON q.registration_id = n.registration_id
    LEFT JOIN votes v ON v.poll_id = ${recordId}::uuid AND v.voter_id = n.registration_id
    WHERE n.event_id = ${id}::uuid AND n.state IN ('waiting', 'sending') AND n.due_at <= ${now}
    ORDER BY n.due_at, n.id LIMIT ${many} FOR UPDATE OF n SKIP LOCKED`;
  const due: Due[] = [];
  const others: Settled[] = [];
  for (const { isWanted, quietFrom: from, quietUntil: until, ...row } of rows) {
    const { deviceId, endpoint, p256dh, auth, keyId, ...about } = row;
    const device = about.channel === 'push' ? { deviceId, endpoint, p256dh, auth, keyId } : null;
    const morning = quietEnd(now, { from, until });
    if (!isWanted) others.push({ id: row.id, state: 'skipped' });
    else if (morning) others.push({ id: row.id, state: 'waiting', dueAt: morning });
    else due.push({ ...about, device });
  }
  await settle(tx, others, now);
  return { due, taken: rows.length };
}
