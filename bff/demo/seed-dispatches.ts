import { EVERYBODY } from '@fio/contracts';
import type { MailState } from '@fio/domain';
import type { Transaction } from '../src/core/database/prisma.ts';
import { daysFrom, MINUTE } from './days.ts';

/** How many readers a row of the demonstration has. */
const READERS = 60;
const PER_MINUTE = 30;

/** What became of the message of the reader at `place`. */
function fateOf(place: number): { state: MailState; error: string | null } {
  if (place % 23 === 7) return { state: 'hard_bounced', error: '550 5.1.1 User unknown' };
  if (place % 31 === 5) return { state: 'soft_bounced', error: '452 4.2.2 Mailbox full' };
  return { state: place % 29 === 3 ? 'suppressed' : 'sent', error: null };
}

interface Seeded {
  readonly authorId: string;
  readonly authorName: string;
  readonly now: Date;
}

/** A dispatch that went out some days ago, and the draft of one to who wasn't reached. */
export async function seedDispatches(tx: Transaction, { authorId, authorName, now }: Seeded): Promise<void> {
  const template = await tx.emailTemplate.findFirst({ where: { letter: null, publishedAt: { not: null } } });
  if (!template) return;
  const readers = await tx.registration.findMany({
    where: { emailVerifiedAt: { not: null }, disabledAt: null, blockedAt: null },
    orderBy: { createdAt: 'asc' },
    take: READERS,
    select: { id: true, name: true, email: true },
  });
  const startsAt = daysFrom(now, -4);
  const at = (place: number) => new Date(startsAt.getTime() + Math.floor(place / PER_MINUTE) * MINUTE);
  const fates = readers.map((_, place) => fateOf(place));
  const counts: Partial<Record<MailState, number>> = {};
  for (const { state } of fates) counts[state] = (counts[state] ?? 0) + 1;
  const letter = { kind: 'service', templateId: template.id, language: 'pt' };
  const by = { byId: authorId, byName: authorName };
  const sent = await tx.dispatch.create({
    data: {
      title: 'Contagem regressiva para o sorteio',
      ...letter,
      ...by,
      perMinute: PER_MINUTE,
      audience: EVERYBODY,
      state: 'sent',
      total: readers.length,
      counts,
      startsAt,
      finishedAt: at(readers.length),
      createdAt: daysFrom(now, -5),
    },
  });
  await tx.outboxMessage.createMany({
    data: readers.map(({ id, name, email }, place) => ({
      recipient: email,
      template: template.key,
      html: '',
      text: '',
      attempts: 1,
      ...fateOf(place),
      subject: `${template.subject.replace(/\{\{\s*name\s*\}\}/g, name)} · Fio da Meada`,
      sentAt: fates[place]?.state === 'sent' ? at(place) : null,
      createdAt: startsAt,
      dispatchId: sent.id,
      registrationId: id,
      dueAt: startsAt,
    })),
  });
  await tx.dispatch.create({
    data: {
      title: 'Último aviso: só São Paulo',
      ...letter,
      ...by,
      perMinute: 120,
      audience: { ...EVERYBODY, uf: 'SP', exceptId: sent.id },
      createdAt: daysFrom(now, -1),
    },
  });
}
