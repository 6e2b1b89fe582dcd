import type { Language } from '@fio/contracts';
import { page } from './page.ts';
import { mailTextsEn } from './texts.en.ts';
import { mailTextsPt, type MailTexts } from './texts.pt.ts';

export type MailTemplate = 'confirm' | 'reset' | 'admin_reset' | 'password_changed';

export interface MailContent {
  template: MailTemplate;
  language: Language;
  /** How the reader is greeted. */
  name: string;
  /** Absolute address behind the button. */
  link: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const catalogues: Record<Language, MailTexts> = { pt: mailTextsPt, en: mailTextsEn };

/** The message in both forms; the text alone says all the HTML says. */
export function renderMail({ template, language, name, link }: MailContent): RenderedMail {
  const texts = catalogues[language];
  const words = texts[template];
  const hello = texts.hello.replace('{name}', () => name);
  const text = [
    hello,
    ...words.body,
    `${words.button}:\n${link}`,
    words.ignore,
    `--\n${texts.brand}\n${texts.footer}`,
  ].join('\n\n');
  const html = page({
    language: language === 'pt' ? 'pt-BR' : 'en',
    brand: texts.brand,
    title: words.title,
    paragraphs: [hello, ...words.body],
    button: { label: words.button, link },
    linkHelp: texts.link_help,
    closing: words.ignore,
    footer: texts.footer,
  });
  return { subject: `${words.subject} · ${texts.brand}`, html, text };
}
