import { ownInvoiceReasonEn } from '@fio/contracts/terms/invoice-reasons.en';
import { ownInvoiceReasonPt } from '@fio/contracts/terms/invoice-reasons.pt';
import type { Language, LetterKey } from '@fio/contracts';
import type { InvoiceReason } from '@fio/domain';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { ReservedMail } from '../../core/mail/outbox.ts';

const reasons = { pt: ownInvoiceReasonPt, en: ownInvoiceReasonEn };
const days = {
  pt: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' }),
};

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
type Letter = readonly [LetterKey, Record<string, string>];

/** Queues an e-mail on an invoice, unless its sender has left; `reserved` as the outbox's. */
async function write(
  { mail, config }: Dependencies,
  tx: Transaction,
  { registration, createdAt, ...invoice }: NotifiedInvoice,
  letterIn: (language: Language) => Letter,
  reserved?: ReservedMail,
): Promise<void> {
  if (registration.anonymisedAt !== null) return;
  // Held by a check constraint.
  const language = invoice.language as Language;
  const [template, params] = letterIn(language);
  const message = {
    to: registration.email,
    name: registration.name,
    template,
    language,
    link: new URL('/perfil', config.publicUrl).href,
    params: { day: days[language].format(createdAt), ...params },
  };
  await mail.queue(tx, message, reserved);
}

/** Tells the sender why it was refused, in the transaction that did. */
export const notifyRefused = (
  services: Dependencies,
  tx: Transaction,
  invoice: NotifiedInvoice,
  reason: InvoiceReason,
) => write(services, tx, invoice, (language) => ['invoice_refused', { reason: reasons[language][reason] }]);

/** Tells the sender that nothing has confirmed it so far and a person will look, in the transaction that gave it to them. */
export const notifyWaiting = (services: Dependencies, tx: Transaction, invoice: NotifiedInvoice) =>
  write(services, tx, invoice, () => ['invoice_waiting', {}]);

/**
 * Tells the sender that it was accepted, in the transaction that did: at once of the prize, by its title, and what is
 * answered then of the numbers, as printed. Whoever gives the numbers out keeps others waiting, so little is left to do.
 */
export async function notifyAccepted(
  services: Dependencies,
  tx: Transaction,
  invoice: NotifiedInvoice,
  prize: string | null,
): Promise<(numbers: readonly string[]) => Promise<void>> {
  if (prize !== null) await write(services, tx, invoice, () => ['prize_won', { prize }]);
  const reserved =
    invoice.registration.anonymisedAt === null
      ? await services.mail.reserve(tx, 'invoice_accepted')
      : undefined;
  return (numbers) =>
    write(
      services,
      tx,
      invoice,
      () => ['invoice_accepted', { numbers: numbers.join(', ') || '—' }],
      reserved,
    );
}
