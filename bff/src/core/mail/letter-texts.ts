import type { Language, LetterKey } from '@fio/contracts';
import { mailTextsEn } from './texts.en.ts';
import { mailTextsPt, type MailTexts } from './texts.pt.ts';

/** What one letter says in one language. Texts name their variables as `{{variable}}`. */
export interface LetterTexts {
  readonly subject: string;
  /** What mail programs show beside the subject; '' without. */
  readonly preheader: string;
  readonly title: string;
  /** Rich text, sanitised. */
  readonly html: string;
  readonly button: string;
  /** '' without. */
  readonly closing: string;
}

/** What stands around every letter. */
export type MailFrame = Pick<MailTexts, 'brand' | 'link_help' | 'footer' | 'unsubscribe' | 'stop' | 'head'>;

const catalogues: Record<Language, MailTexts> = { pt: mailTextsPt, en: mailTextsEn };

export const mailFrame = (language: Language): MailFrame => catalogues[language];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** As the sanitiser writes it, which leaves quotes between tags alone. */
const paragraph = (text: string) => `<p>${text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</p>`;

/** The catalogues write `{variable}`, which nobody but us edits. */
const named = (text: string) => text.replace(/\{(\w+)\}/g, '{{$1}}');

/** What the product says of itself: what is sent unless staff have published a version of their own. */
export function builtInTexts(template: LetterKey, language: Language): LetterTexts {
  const { [template]: words, hello } = catalogues[language];
  return {
    subject: named(words.subject),
    preheader: '',
    title: named(words.title),
    html: [hello, ...words.body].map((text) => paragraph(named(text))).join(''),
    button: words.button,
    closing: named(words.ignore),
  };
}
