import type { mailDetail, mailRow } from '@fio/contracts';
import type { MailState } from '@fio/domain';
import type * as z from 'zod/mini';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import type { Transaction } from '../../../core/database/prisma.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { withoutSecrets } from '../../../core/mail/sealed-letter.ts';
import { AppError } from '../../../core/errors.ts';
import { letterOfDispatch } from '../letter.ts';

const include = {
  dispatch: { include: { template: true } },
  registration: { select: { id: true, name: true } },
} satisfies Prisma.OutboxMessageInclude;
type MailRecord = Prisma.OutboxMessageGetPayload<{ include: typeof include }>;

const shown = { dispatch: { select: { id: true, title: true } } } satisfies Prisma.OutboxMessageInclude;
/** The letters themselves: a page of the list would carry a megabyte of them. */
const letters = { html: true, text: true, sealedLetter: true } satisfies Prisma.OutboxMessageOmit;
type ListedMail = Prisma.OutboxMessageGetPayload<{ include: typeof shown; omit: typeof letters }>;

export const loadMails = (tx: Transaction, ids: string[]): Promise<ListedMail[]> =>
  tx.outboxMessage.findMany({
    where: { id: { in: ids } },
    include: shown,
    omit: letters,
  });

/** Held by a check constraint. */
const stateOf = ({ state }: { state: string }) => state as MailState;

export function mailRowOf(mail: ListedMail): z.input<typeof mailRow> {
  const { id, recipient, template, subject, error, attempts, createdAt, sentAt, dispatch } = mail;
  return {
    id,
    recipient,
    template,
    subject,
    error,
    attempts,
    state: stateOf(mail),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    dispatch: dispatch && { id: dispatch.id, title: dispatch.title },
  };
}

/** The letter as it was read; one of a dispatch is drawn again from the version that it was sent in. */
function written(services: Infrastructure, { dispatch, registration, html, text }: MailRecord) {
  if (!dispatch || !registration) return { html, text };
  return letterOfDispatch(services, dispatch, registration);
}

/** One message, whole but for what opens an account. */
export async function mailDetailOf(
  services: Infrastructure,
  id: string,
): Promise<z.input<typeof mailDetail>> {
  const mail = await services.db.outboxMessage.findUnique({ where: { id }, include });
  if (!mail) throw new AppError('NOT_FOUND');
  const { html, text } = written(services, mail);
  return {
    ...mailRowOf(mail),
    html: withoutSecrets(html),
    text: withoutSecrets(text),
    unsubscribe: mail.unsubscribe !== null || mail.dispatch?.kind === 'marketing',
    registrationId: mail.registrationId,
  };
}
