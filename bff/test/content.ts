import { randomUUID } from 'node:crypto';
import type { Prisma, Poll, PollOption, Show } from '../src/generated/prisma/client.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { HOUR } from './clock.ts';

const unique = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/** A published series. */
export function createShow(
  db: Transaction,
  changes: Partial<Prisma.ShowUncheckedCreateInput> = {},
): Promise<Show> {
  return db.show.create({
    data: {
      slug: unique('serie'),
      title: 'Sal na Lanterna',
      synopsis: 'Um farol que acende sozinho.',
      platform: 'Nuvra+',
      colorFrom: '#04141C',
      colorTo: '#1E5A66',
      colorAccent: '#FFC46B',
      state: 'published',
      ...changes,
    },
  });
}

/** A theory with the options Sim and Não, open since an hour ago unless said otherwise. */
export async function createPoll(
  db: Transaction,
  { showId, ...changes }: Partial<Prisma.PollUncheckedCreateInput> = {},
): Promise<Poll & { options: PollOption[] }> {
  return db.poll.create({
    data: {
      showId: showId ?? (await createShow(db)).id,
      slug: unique('teoria'),
      title: 'O farol está vivo?',
      type: 'yes_no',
      state: 'open',
      opensAt: new Date(Date.now() - HOUR),
      options: { create: ['Sim', 'Não'].map((label, position) => ({ label, position })) },
      ...changes,
    },
    include: { options: { orderBy: { position: 'asc' } } },
  });
}

/** One more vote, for the option at that place. */
export async function castVote(
  db: Transaction,
  { id: pollId, options }: { id: string; options: readonly PollOption[] },
  place: number,
  voter: { id: string },
  votedAt = new Date(),
): Promise<void> {
  const optionId = options[place]?.id ?? '';
  await db.vote.create({ data: { pollId, optionId, voterId: voter.id, votedAt } });
}
