import { readFileSync } from 'node:fs';
import type { Language } from '@fio/contracts';
import type { EmailTemplate } from '../../generated/prisma/client.ts';
import type { Ask } from '../database/in-snapshot.ts';
import type { LetterTexts } from './letter-texts.ts';

/** What a version of a letter says, in both languages. */
export type PublishedTexts = Pick<
  EmailTemplate,
  keyof LetterTexts | 'subjectEn' | 'preheaderEn' | 'titleEn' | 'htmlEn' | 'buttonEn' | 'closingEn'
>;

const PUBLISHED = readFileSync(new URL('./published-template.sql', import.meta.url), 'utf8');

/** Whether a version speaks English too. All of what it must say is there then (`checkedTexts`). */
export const hasEnglish = ({ subjectEn }: Pick<EmailTemplate, 'subjectEn'>): boolean => subjectEn !== '';

function englishOf(one: PublishedTexts): LetterTexts {
  return {
    subject: one.subjectEn,
    preheader: one.preheaderEn,
    title: one.titleEn,
    html: one.htmlEn,
    button: one.buttonEn,
    closing: one.closingEn,
  };
}

/**
 * What a version says to a reader of `language`, and the language it says it in, which what stands around the text is
 * in too: Portuguese where it has no English.
 */
export function saidIn(one: PublishedTexts, language: Language): { language: Language; texts: LetterTexts } {
  if (language === 'en' && hasEnglish(one)) return { language, texts: englishOf(one) };
  const { subject, preheader, title, html, button, closing } = one;
  return { language: 'pt', texts: { subject, preheader, title, html, button, closing } };
}

/** The version in which a letter is sent now; null where staff have published none. */
export async function publishedTemplate(run: Ask, key: string): Promise<PublishedTexts | null> {
  const [published = null] = await run<PublishedTexts>('published-template', PUBLISHED, [key]);
  return published;
}
