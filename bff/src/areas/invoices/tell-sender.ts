import type { Language } from '@fio/contracts';
import type { InvoiceReason } from '@fio/domain';
import type { Services } from '../../composition.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import type { MailTemplate } from '../../core/mail/render.ts';
import { invoiceReasonsEn } from './reasons.en.ts';
import { invoiceReasonsPt } from './reasons.pt.ts';

const reasons = { pt: invoiceReasonsPt, en: invoiceReasonsEn };
const days = {
  pt: new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' }),
};

/** The invoice and its sender, as far as letters name them. */
export interface ToldInvoice {
  readonly language: string;
  readonly createdAt: Date;
  readonly registration: {
    readonly name: string;
    readonly email: string;
    readonly anonymisedAt: Date | null;
  };
}

/** What became of it; numbers as printed, the prize by its title. */
export type Outcome =
  | { readonly state: 'valid'; readonly numbers: readonly string[]; readonly prize: string | null }
  | { readonly state: 'invalid'; readonly reason: InvoiceReason };

function lettersOf(outcome: Outcome, language: Language): [MailTemplate, Record<string, string>][] {
  if (outcome.state === 'invalid')
    return [['invoice_refused', { reason: reasons[language][outcome.reason] }]];
  const { numbers, prize } = outcome;
  const accepted: [MailTemplate, Record<string, string>] = [
    'invoice_accepted',
    { numbers: numbers.join(', ') || '—' },
  ];
  return prize === null ? [accepted] : [accepted, ['prize_won', { prize }]];
}

/** Queues the e-mails on what became of an invoice, in the transaction that decided it. */
export async function tellSender(
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  tx: Transaction,
  { registration, createdAt, ...invoice }: ToldInvoice,
  outcome: Outcome,
): Promise<void> {
  if (registration.anonymisedAt !== null) return;
  // Held by a check constraint.
  const language = invoice.language as Language;
  const day = days[language].format(createdAt);
  for (const [template, params] of lettersOf(outcome, language)) {
    await mail.queue(tx, {
      to: registration.email,
      template,
      language,
      name: registration.name,
      link: new URL('/perfil', config.publicUrl).href,
      params: { day, ...params },
    });
  }
}
