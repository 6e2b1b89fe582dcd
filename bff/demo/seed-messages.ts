import type { Prisma } from '../src/generated/prisma/client.ts';
import { nextProtocol } from '../src/areas/sac/next-protocol.ts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { demoAnswerTemplates } from './answer-templates.ts';
import { HOUR, daysFrom } from './days.ts';
import { demoMessages, type DemoMessage } from './messages.ts';
import type { People } from './seed-people.ts';

/** Hours the desk of the demonstration takes for each step. */
const STEP = 3;

type Writer = Pick<Prisma.SacRequestUncheckedCreateInput, 'registrationId' | 'name' | 'email'>;

function writerOf({ by }: DemoMessage, { visitors }: People): Writer {
  if (typeof by === 'object') return by;
  const { id, name = '', lastName = '', email = '' } = visitors[by] ?? {};
  return { registrationId: id ?? null, name: `${name} ${lastName}`, email };
}

/** What visitors have written to customer service, what became of it, and what it is answered from. No e-mail leaves. */
export async function seedMessages(tx: Transaction, people: People, now: Date): Promise<void> {
  const desk = people.staff.find(({ type }) => type === 'admin');
  await tx.answerTemplate.createMany({ data: [...demoAnswerTemplates] });
  const author = { authorId: desk?.id ?? null, authorName: desk?.name ?? null };
  for (const message of demoMessages.toSorted((left, right) => right.sent - left.sent)) {
    const { subject, state, sent, language = 'pt', text, staff = [] } = message;
    const createdAt = daysFrom(now, -sent);
    const after = (step: number) => new Date(createdAt.getTime() + step * STEP * HOUR);
    const answered = staff.findIndex(({ kind }) => kind === 'answer');
    const said = staff.map((one, index) => ({ ...one, ...author, createdAt: after(index + 1) }));
    await tx.sacRequest.create({
      data: {
        ...writerOf(message, people),
        subject,
        state,
        language,
        createdAt,
        ip: '127.0.0.1',
        protocol: await nextProtocol(tx, createdAt),
        updatedAt: after(staff.length),
        answeredAt: answered < 0 ? null : after(answered + 1),
        closedAt: state === 'closed' ? after(staff.length + 1) : null,
        messages: { create: [{ kind: 'visitor', text, createdAt }, ...said] },
      },
    });
  }
}
