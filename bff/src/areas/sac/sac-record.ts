import type { sacDetail, sacRow, sacThread, SacSubject } from '@fio/contracts';
import type { SacState } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../core/errors.ts';

const include = {
  attachment: true,
  messages: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.SacRequestInclude;

/** A request with its conversation, oldest message first. */
export type SacRecord = Prisma.SacRequestGetPayload<{ include: typeof include }>;

export const loadSac = (tx: Transaction, ids: string[]): Promise<SacRecord[]> =>
  tx.sacRequest.findMany({ where: { id: { in: ids } }, include });

/** The request, or NOT_FOUND. */
export async function findSac(tx: Transaction, id: string): Promise<SacRecord> {
  const [found] = await loadSac(tx, [id]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** State, subject and kinds are held by check constraints. */
export const stateOf = ({ state }: { state: string }) => state as SacState;
const subjectOf = ({ subject }: { subject: string }) => subject as SacSubject;
export const languageOf = ({ language }: { language: string }) => language as 'pt' | 'en';
const iso = (at: Date | null) => at?.toISOString() ?? null;

export function sacRowOf(found: SacRecord): z.input<typeof sacRow> {
  const { id, protocol, name, email, version, attachment, createdAt, firstAnsweredAt, updatedAt } = found;
  return {
    id,
    protocol,
    name,
    email,
    version,
    subject: subjectOf(found),
    state: stateOf(found),
    attachment: attachment !== null,
    createdAt: createdAt.toISOString(),
    firstAnsweredAt: iso(firstAnsweredAt),
    updatedAt: updatedAt.toISOString(),
  };
}

export function sacDetailOf(found: SacRecord): z.input<typeof sacDetail> {
  const { registrationId, answeredAt, closedAt, attachment, messages } = found;
  return {
    ...sacRowOf(found),
    language: languageOf(found),
    registrationId,
    answeredAt: iso(answeredAt),
    closedAt: iso(closedAt),
    file: attachment && { name: attachment.name ?? '', type: attachment.type, bytes: attachment.bytes },
    messages: messages.map(({ id, kind, text, authorName, createdAt }) => ({
      id,
      kind: kind as 'visitor' | 'answer' | 'note',
      text,
      author: authorName,
      at: createdAt.toISOString(),
    })),
  };
}

/** What its visitor sees: no notes, no names of staff. */
export function sacThreadOf(found: SacRecord): z.input<typeof sacThread> {
  return {
    protocol: found.protocol,
    subject: subjectOf(found),
    state: stateOf(found),
    messages: found.messages
      .filter(({ kind }) => kind !== 'note')
      .map(({ id, kind, text, createdAt }) => ({
        id,
        from: kind === 'visitor' ? 'visitor' : 'staff',
        text,
        at: createdAt.toISOString(),
      })),
  };
}

/** What the audit compares: never the words, for its chain outlives the conversation. */
export function sacAudited({ subject, state, messages }: SacRecord) {
  const count = (kind: string) => messages.filter((message) => message.kind === kind).length;
  return { subject, state, answers: count('answer'), notes: count('note') };
}
