import type { Language } from '@fio/contracts';
import { page } from './page.ts';
import { mailTextsEn } from './texts.en.ts';
import { mailTextsPt, type MailTexts } from './texts.pt.ts';

export type MailTemplate =
  | 'confirm'
  | 'reset'
  | 'admin_reset'
  | 'admin_invite'
  | 'admin_email_changed'
  | 'password_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'email_change'
  | 'email_change_asked'
  | 'email_change_staff'
  | 'email_changed'
  | 'account_deleted'
  | 'account_expired'
  | 'unsubscribe_link'
  | 'news_welcome'
  | 'suggestion_approved'
  | 'suggestion_rejected'
  | 'suggestion_merged'
  | 'sac_received'
  | 'sac_answered'
  | 'invoice_accepted'
  | 'invoice_refused'
  | 'prize_won'
  | 'prize_given'
  | 'prize_validated'
  | 'prize_invalid'
  | 'prize_reopened'
  | 'winner_drawn';

export interface MailContent {
  template: MailTemplate;
  language: Language;
  /** How the reader is greeted. */
  name: string;
  /** Absolute address behind the button. */
  link: string;
  /** What the words name as `{key}`. */
  params?: Readonly<Record<string, string>>;
  /** Marketing only: the address that ends it in one click. */
  unsubscribe?: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const catalogues: Record<Language, MailTexts> = { pt: mailTextsPt, en: mailTextsEn };

/** The message in both forms; the text alone says all the HTML says. */
export function renderMail({
  template,
  language,
  name,
  link,
  params = {},
  unsubscribe,
}: MailContent): RenderedMail {
  const texts = catalogues[language];
  const words = texts[template];
  const hello = texts.hello.replace('{name}', () => name);
  const filled = (line: string) => line.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const body = words.body.map(filled);
  const text = [
    hello,
    ...body,
    `${words.button}:\n${link}`,
    words.ignore,
    `--\n${texts.brand}\n${texts.footer}`,
    ...(unsubscribe ? [`${texts.unsubscribe}:\n${unsubscribe}`] : []),
  ].join('\n\n');
  const html = page({
    language: language === 'pt' ? 'pt-BR' : 'en',
    brand: texts.brand,
    title: words.title,
    paragraphs: [hello, ...body],
    button: { label: words.button, link },
    linkHelp: texts.link_help,
    closing: words.ignore,
    footer: texts.footer,
    ...(unsubscribe && { unsubscribe: { label: texts.unsubscribe, link: unsubscribe } }),
  });
  return { subject: `${filled(words.subject)} · ${texts.brand}`, html, text };
}
