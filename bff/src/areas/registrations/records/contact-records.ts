import { MOST_RECORDS } from '@fio/contracts';
import type { RequestContext } from '../../../core/request/RequestContext.ts';
import type { Tab, TabItem } from './tab.ts';

const take = MOST_RECORDS;

export async function votesOf({ db }: RequestContext, voterId: string): Promise<Tab<'votes'>> {
  const where = { voterId };
  const [rows, total] = await Promise.all([
    db.vote.findMany({
      where,
      orderBy: [{ votedAt: 'desc' }, { pollId: 'desc' }],
      take,
      include: {
        poll: { select: { title: true, show: { select: { title: true } } } },
        option: { select: { label: true } },
      },
    }),
    db.vote.count({ where }),
  ]);
  const items = rows.map(({ pollId, poll, option, votedAt }) => ({
    id: pollId,
    theory: poll.title,
    show: poll.show.title,
    answer: option.label,
    votedAt: votedAt.toISOString(),
  }));
  return { items, total };
}

export async function suggestionsOf({ db }: RequestContext, authorId: string): Promise<Tab<'suggestions'>> {
  const where = { authorId };
  const [rows, total] = await Promise.all([
    db.suggestion.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take,
      include: { show: { select: { title: true } } },
    }),
    db.suggestion.count({ where }),
  ]);
  const items = rows.map(({ id, text, show, state, createdAt }) => ({
    id,
    text,
    show: show.title,
    // Held by a check constraint.
    state: state as TabItem<'suggestions'>['state'],
    createdAt: createdAt.toISOString(),
  }));
  return { items, total };
}

/** To the address of today; what went to an older one is found by that alone. */
export async function emailsOf({ db }: RequestContext, id: string): Promise<Tab<'emails'>> {
  const { email: recipient } = await db.registration.findUniqueOrThrow({ where: { id } });
  const where = { recipient };
  const [rows, total] = await Promise.all([
    db.outboxMessage.findMany({ where, orderBy: { createdAt: 'desc' }, take }),
    db.outboxMessage.count({ where }),
  ]);
  const items = rows.map(({ id: messageId, subject, state, createdAt, sentAt }) => ({
    id: messageId,
    subject,
    // Held by a check constraint.
    state: state as TabItem<'emails'>['state'],
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
  return { items, total };
}

export async function messagesOf({ db }: RequestContext, registrationId: string): Promise<Tab<'messages'>> {
  const where = { registrationId };
  const [rows, total] = await Promise.all([
    db.sacRequest.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take }),
    db.sacRequest.count({ where }),
  ]);
  const items = rows.map(({ id, protocol, subject, state, createdAt }) => ({
    id,
    protocol,
    // Held by check constraints.
    subject: subject as TabItem<'messages'>['subject'],
    state: state as TabItem<'messages'>['state'],
    createdAt: createdAt.toISOString(),
  }));
  return { items, total };
}
