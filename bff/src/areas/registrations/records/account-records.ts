import { MOST_RECORDS } from '@fio/contracts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { loadLogs, logRowOf } from '../../logs/index.ts';
import { sessionId } from '../../../core/identity/session-id.ts';
import type { Tab, TabItem } from './tab.ts';

type Consent = TabItem<'consents'>;

export async function consentsOf({ db }: RequestContext, registrationId: string): Promise<Tab<'consents'>> {
  const where = { registrationId };
  const [rows, total] = await Promise.all([
    db.consent.findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], take: MOST_RECORDS }),
    db.consent.count({ where }),
  ]);
  const items = rows.map(({ id, purpose, granted, version, channel, ip, at }) => ({
    id,
    granted,
    version,
    ip,
    // Held by check constraints.
    purpose: purpose as Consent['purpose'],
    channel: channel as Consent['channel'],
    at: at.toISOString(),
  }));
  return { items, total };
}

/** The names of staff who had entered. */
async function namesOf({ db }: RequestContext, ids: readonly (string | null)[]) {
  const wanted = ids.filter((id) => id !== null);
  const found = await db.adminUser.findMany({
    where: { id: { in: wanted } },
    select: { id: true, name: true },
  });
  return new Map(found.map(({ id, name }) => [id, name]));
}

export async function sessionsOf(context: RequestContext, subjectId: string): Promise<Tab<'sessions'>> {
  const { db, clock } = context;
  const where = { strategy: 'user', subjectId };
  const [rows, total] = await Promise.all([
    db.session.findMany({ where, orderBy: { createdAt: 'desc' }, take: MOST_RECORDS }),
    db.session.count({ where }),
  ]);
  const names = await namesOf(
    context,
    rows.map(({ enteredById }) => enteredById),
  );
  const now = clock.now();
  const items = rows.map((row) => ({
    id: sessionId(row.tokenHash),
    enteredBy: row.enteredById && (names.get(row.enteredById) ?? ''),
    live: row.revokedAt === null && row.expiresAt > now,
    ip: row.ip,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  return { items, total };
}

export async function logsOf({ db }: RequestContext, registrationId: string): Promise<Tab<'logs'>> {
  const where = { registrationId };
  const [latest, total] = await Promise.all([
    db.logEntry.findMany({ where, orderBy: { id: 'desc' }, take: MOST_RECORDS, select: { id: true } }),
    db.logEntry.count({ where }),
  ]);
  const ids = latest.map(({ id }) => id);
  const found = new Map((await loadLogs(db, ids)).map((log) => [log.id, log]));
  return { items: ids.flatMap((id) => found.get(id) ?? []).map(logRowOf), total };
}
