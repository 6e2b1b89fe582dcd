import type { Language } from '@fio/contracts';
import type { Services } from '../../composition.ts';
import { templateTexts } from '../../core/mail/published-letter.ts';
import { renderTemplate, type RenderedMail } from '../../core/mail/render.ts';
import type { Dispatch, EmailTemplate } from '../../generated/prisma/client.ts';

/** A dispatch with its letter. */
export type LetteredDispatch = Dispatch & { readonly template: EmailTemplate };

interface Reader {
  readonly id: string;
  readonly name: string;
}

/** The letter of a dispatch to one reader, and the address that ends marketing in one click. */
export function letterOfDispatch(
  { config, unsubscribeLinks }: Pick<Services, 'config' | 'unsubscribeLinks'>,
  { kind, language, template }: LetteredDispatch,
  { id, name }: Reader,
): RenderedMail & { unsubscribe: string | null } {
  const unsubscribe = kind === 'marketing' ? unsubscribeLinks.addressFor(id) : null;
  // Held by a check constraint.
  const said = language as Language;
  const letter = renderTemplate(templateTexts(template, said), {
    ...{ language: said, name },
    link: new URL(template.link ?? '/', config.publicUrl).href,
    ...(unsubscribe !== null && { unsubscribe }),
  });
  return { ...letter, unsubscribe };
}
