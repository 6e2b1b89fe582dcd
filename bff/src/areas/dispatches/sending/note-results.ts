import type { MailState } from '@fio/domain';
import type { Transaction } from '../../../core/database/prisma.ts';

/** What became of a message that was taken. */
export interface Result {
  readonly id: string;
  readonly state: MailState;
  /** Whether it counts as a try of this reader. */
  readonly isTry: boolean;
  readonly error: string | null;
  /** When it may be tried again; null: never. */
  readonly dueAt: Date | null;
}

const LONGEST_ERROR = 500;

/** Writes results down, all in one statement. */
export async function noteResults(tx: Transaction, results: readonly Result[], now: Date): Promise<void> {
  if (results.length === 0) return;
  await tx.$executeRaw`
    UPDATE outbox_messages m SET
      state = r.state, error = r.error, attempts = m.attempts + r.tries, due_at = coalesce(r.due_at, m.due_at),
      sent_at = CASE WHEN r.state = 'sent' THEN ${now}::timestamptz END
    FROM unnest(
      ${results.map(({ id }) => id)}::uuid[], ${results.map(({ state }) => state)}::text[],
      ${results.map(({ error }) => error?.slice(0, LONGEST_ERROR) ?? null)}::text[],
      ${results.map(({ isTry }) => Number(isTry))}::integer[],
      ${results.map(({ dueAt }) => dueAt?.toISOString() ?? null)}::timestamptz[]
    ) AS r(id, state, error, tries, due_at)
    WHERE m.id = r.id AND m.state = 'sending'`;
}
