import { readFileSync } from 'node:fs';
import type { LogKind } from '@fio/contracts';
import type { Ask } from '../database/in-snapshot.ts';
import type { Transaction } from '../database/prisma.ts';
import { runIn } from '../database/run-in.ts';

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

const RECORD = readFileSync(new URL('./record-logs.sql', import.meta.url), 'utf8');

const rowOf = ({ from, at, ...entry }: LogEntry) => ({
  ...entry,
  at: at.toISOString(),
  ip: from?.ip,
  userAgent: from?.userAgent.slice(0, LONGEST_AGENT),
});

/** Tells the log of registered people, in the transaction of what it tells of. */
export async function recordLogs(run: Ask, entries: readonly LogEntry[]): Promise<void> {
  await run('record-logs', RECORD, [JSON.stringify(entries.map(rowOf))]);
}

/** The same of one thing. */
export const recordLog = (tx: Pick<Transaction, '$queryRawUnsafe'>, entry: LogEntry): Promise<void> =>
  recordLogs(runIn(tx), [entry]);
