import type { LogKind } from '@fio/contracts';
import type { Transaction } from '../database/prisma.ts';

/** Where something was asked from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

export interface LogEntry {
  readonly kind: LogKind;
  /** null: nobody is known by what was typed at a sign-in. */
  readonly registrationId: string | null;
  readonly at: Date;
  /** null: by staff or by the product itself. */
  readonly from: Origin | null;
  /** The theory, suggestion, invoice, draw or prize it is about. */
  readonly recordId?: string;
  /** What the kind has to tell beyond that. Nothing that says who the person is: a log outlives their data. */
  readonly detail?: Readonly<Record<string, string | number>>;
}

const LONGEST_AGENT = 400;

/** Tells the log of registered people, in the transaction of what it tells of. */
export async function recordLog(tx: Pick<Transaction, '$executeRaw'>, entry: LogEntry): Promise<void> {
  const { kind, registrationId, at, from, recordId = null, detail } = entry;
  const agent = from?.userAgent.slice(0, LONGEST_AGENT) ?? null;
  const told = detail === undefined ? null : JSON.stringify(detail);
  await tx.$executeRaw`
    INSERT INTO logs (id, at, kind, registration_id, ip, user_agent, record_id, detail)
    VALUES (log_id(${at}::timestamptz, log_kind(${kind})), ${at}::timestamptz, log_kind(${kind}), ${registrationId}::uuid,
      ${from?.ip ?? null}, ${agent}, ${recordId}::uuid, ${told}::jsonb)`;
}
