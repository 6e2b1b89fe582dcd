import type { Language } from '@fio/contracts';
import type { EmailTemplate } from '../../generated/prisma/client.ts';
import type { Transaction } from '../database/prisma.ts';
import type { LetterTexts } from './letter-texts.ts';

/** What a version says in `language`. */
export function templateTexts(one: EmailTemplate, language: Language): LetterTexts {
  const { subject, preheader, title, html, button, closing } = one;
  if (language === 'pt') return { subject, preheader, title, html, button, closing };
  return {
    subject: one.subjectEn,
    preheader: one.preheaderEn,
    title: one.titleEn,
    html: one.htmlEn,
    button: one.buttonEn,
    closing: one.closingEn,
  };
}

/** The version in which a letter is sent now; null where staff have published none. At most one is. */
export const publishedTemplate = (tx: Transaction, key: string): Promise<EmailTemplate | null> =>
  tx.emailTemplate.findFirst({ where: { key, publishedAt: { not: null }, retiredAt: null } });
