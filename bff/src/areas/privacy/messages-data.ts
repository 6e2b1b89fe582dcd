import type { Infrastructure } from '../../core/infrastructure.ts';

/** The theories a visitor proposed, the oldest first, and what became of them. */
export async function suggestionsData({ db }: Infrastructure, authorId: string) {
  const rows = await db.suggestion.findMany({
    where: { authorId },
    orderBy: { createdAt: 'asc' },
    include: { show: { select: { title: true } } },
  });
  return rows.map(({ show, text, state, reason, ip, createdAt, decidedAt }) => ({
    series: show.title,
    text,
    state,
    reason,
    ip,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

/** Conversations with customer service, without what staff noted for each other. */
export async function serviceData({ db }: Infrastructure, registrationId: string) {
  const rows = await db.sacRequest.findMany({
    where: { registrationId },
    orderBy: { createdAt: 'asc' },
    include: {
      messages: { where: { kind: { not: 'note' } }, orderBy: { createdAt: 'asc' } },
      attachment: { select: { name: true } },
    },
  });
  return rows.map(({ protocol, subject, state, name, email, ip, createdAt, messages, attachment }) => ({
    protocol,
    subject,
    state,
    name,
    email,
    ip,
    createdAt: createdAt.toISOString(),
    attachment: attachment?.name ?? null,
    messages: messages.map(({ kind, text, createdAt: at }) => ({ kind, text, at: at.toISOString() })),
  }));
}
