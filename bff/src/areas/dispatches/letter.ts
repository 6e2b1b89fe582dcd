import type { Language } from '@fio/contracts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { runIn } from '../../core/database/run-in.ts';
import { wholeAddress } from '../../core/mail/letter-html.ts';
import { publishedTemplate, saidIn } from '../../core/mail/published-letter.ts';
import { renderTemplate, type RenderedMail } from '../../core/mail/render.ts';
import type { Dispatch, EmailTemplate } from '../../generated/prisma/client.ts';

/** A dispatch with its letter. */
export type LetteredDispatch = Dispatch & { readonly template: EmailTemplate };

/**
 * Whether its letter is out of use. A version that merely gave way to a later one still goes to whom it was meant for.
 */
export const isTakenBack = async (tx: Transaction, { template }: LetteredDispatch): Promise<boolean> =>
  template.retiredAt !== null && (await publishedTemplate(runIn(tx), template.key)) === null;

interface Reader {
  readonly id: string;
  readonly name: string;
}

/** The letter of a dispatch to one reader, and the address that ends marketing in one click. */
export function letterOfDispatch(
  { config, mail }: Pick<Infrastructure, 'config' | 'mail'>,
  { kind, language, template }: LetteredDispatch,
  { id, name }: Reader,
): RenderedMail & { unsubscribe: string | null } {
  const unsubscribe = kind === 'marketing' ? mail.unsubscribeLinks.addressFor(id) : null;
  // Held by a check constraint.
  const said = saidIn(template, language as Language);
  const letter = renderTemplate(said.texts, {
    language: said.language,
    name,
    link: wholeAddress(template.link ?? '/', config.publicUrl),
    ...(unsubscribe !== null && { unsubscribe }),
  });
  return { ...letter, unsubscribe };
}
