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

/** What a version says in `language`. */
export function templateTexts(one: PublishedTexts, language: Language): LetterTexts {
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

/** The version in which a letter is sent now; null where staff have published none. */
export async function publishedTemplate(run: Ask, key: string): Promise<PublishedTexts | null> {
  const [published = null] = await run<PublishedTexts>('published-template', PUBLISHED, [key]);
  return published;
}
