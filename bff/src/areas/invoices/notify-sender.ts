import { ownInvoiceReasonEn } from '@fio/contracts/terms/invoice-reasons.en';
import { ownInvoiceReasonPt } from '@fio/contracts/terms/invoice-reasons.pt';
import type { Language, LetterKey } from '@fio/contracts';
import { type InvoiceReason, profileAddress, type ProfilePart, writtenDate } from '@fio/domain';
import type { Ask } from '../../core/database/in-snapshot.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';

const reasons = { pt: ownInvoiceReasonPt, en: ownInvoiceReasonEn };

/** The invoice and its sender, as far as letters name them. */
export interface NotifiedInvoice {
  readonly language: string;
  readonly createdAt: Date;
  readonly registration: {
    readonly name: string;
    readonly email: string;
    readonly anonymisedAt: Date | null;
  };
}

type Dependencies = Pick<Infrastructure, 'mail' | 'config'>;
type Words = (language: Language) => Record<string, string>;

/** Queues an e-mail on an invoice, unless its sender has left. */
async function write(
  { mail, config }: Dependencies,
  tx: Transaction,
  { registration, createdAt, language }: NotifiedInvoice,
  template: LetterKey,
  more: Words = () => ({}),
): Promise<void> {
  if (registration.anonymisedAt !== null) return;
  await mail.queue(tx, {
    to: registration.email,
    name: registration.name,
    template,
    // Held by a check constraint.
    language: language as Language,
    link: new URL(profileAddress('notas'), config.publicUrl).href,
    params: (said) => ({ day: writtenDate(createdAt, said), ...more(said) }),
  });
}

/** Tells the sender why it was refused, in the transaction that did. */
export const notifyRefused = (
  services: Dependencies,
  tx: Transaction,
  invoice: NotifiedInvoice,
  reason: InvoiceReason,
) => write(services, tx, invoice, 'invoice_refused', (language) => ({ reason: reasons[language][reason] }));

/** Tells the sender that nothing has confirmed it so far and a person will look, in the transaction that gave it to them. */
export const notifyWaiting = (services: Dependencies, tx: Transaction, invoice: NotifiedInvoice) =>
  write(services, tx, invoice, 'invoice_waiting');

/** An accepted invoice and its sender. */
export interface Sender {
  readonly language: string;
  readonly createdAt: Date;
  readonly name: string;
  readonly email: string;
  readonly anonymisedAt: Date | null;
}

const isThere = ({ anonymisedAt }: Sender) => anonymisedAt === null;

/**
 * Tells senders that theirs were accepted, in the transaction that did: at once of the prize, by its title, and what is
 * answered then of the numbers, as printed. Whoever gives the numbers out keeps others waiting, so little is left to do.
 */
export async function notifyAccepted(
  services: Dependencies,
  run: Ask,
  senders: readonly Sender[],
  prizes: readonly (string | null)[],
): Promise<(numbers: readonly (readonly string[])[]) => Promise<void>> {
  const { mail, config } = services;
  const letter = (
    { language: said, email: to, name, createdAt }: Sender,
    part: ProfilePart,
    more: Record<string, string>,
  ) => {
    // Held by a check constraint.
    const language = said as Language;
    const link = new URL(profileAddress(part), config.publicUrl).href;
    const params = (spoken: Language) => ({ day: writtenDate(createdAt, spoken), ...more });
    return { to, name, language, link, params };
  };
  const won = senders.flatMap((sender, index) => {
    const prize = prizes[index] ?? null;
    return prize !== null && isThere(sender) ? [letter(sender, 'premios', { prize })] : [];
  });
  if (won.length > 0) await mail.write(run, await mail.reserve(run, 'prize_won', won.length), won);
  const reserved = await mail.reserve(run, 'invoice_accepted', senders.filter(isThere).length);
  return async (numbers) => {
    const accepted = senders.flatMap((sender, index) =>
      isThere(sender) ? [letter(sender, 'numeros', { numbers: numbers[index]?.join(', ') || '—' })] : [],
    );
    await mail.write(run, reserved, accepted);
  };
}
