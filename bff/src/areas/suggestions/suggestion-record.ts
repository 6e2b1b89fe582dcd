import type { suggestionDetail, suggestionRow } from '@fio/contracts';
import { maskEmail, type SuggestionState } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

const include = {
  show: { select: { id: true, title: true, slug: true } },
  author: { select: { id: true, name: true, lastName: true, email: true, disabledAt: true } },
  poll: { select: { id: true, title: true } },
} satisfies Prisma.SuggestionInclude;
export type SuggestionRecord = Prisma.SuggestionGetPayload<{ include: typeof include }>;

export const loadSuggestions = (tx: Transaction, ids: string[]): Promise<SuggestionRecord[]> =>
  tx.suggestion.findMany({ where: { id: { in: ids } }, include });

/** State and signs are held by the database and by what alone writes them. */
export const stateOf = ({ state }: { state: string }) => state as SuggestionState;
const signsOf = ({ signs }: { signs: string[] }) => signs as z.input<typeof suggestionRow>['signs'];

export function suggestionRowOf(suggestion: SuggestionRecord): z.input<typeof suggestionRow> {
  const { id, text, score, version, show, author, createdAt } = suggestion;
  return {
    id,
    text,
    score,
    version,
    show: { id: show.id, title: show.title },
    author: author && `${author.name} ${author.lastName}`,
    state: stateOf(suggestion),
    signs: signsOf(suggestion),
    createdAt: createdAt.toISOString(),
  };
}

export function suggestionDetailOf(suggestion: SuggestionRecord): z.input<typeof suggestionDetail> {
  const { showId, author, ip, reason, poll, decidedAt, updatedAt } = suggestion;
  return {
    ...suggestionRowOf(suggestion),
    showId,
    ip,
    registrationId: author?.id ?? null,
    reason,
    poll,
    email: author && maskEmail(author.email),
    decidedAt: decidedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/** What the audit compares. */
export function suggestionAudited(suggestion: SuggestionRecord) {
  const { text, state, reason, show, poll, score } = suggestion;
  return { show: show.title, text, state, reason, poll: poll?.title ?? null, score };
}
