import type { Language, LetterKey } from '@fio/contracts';
import { letterHtml, letterPlain } from './letter-html.ts';
import { builtInTexts, type LetterTexts, mailFrame } from './letter-texts.ts';
import { page } from './page.ts';
import type { PromisedHead } from './promise-head.ts';
import { filled } from './variables.ts';

/** What texts name as `{{key}}`. */
type Params = Readonly<Record<string, string>>;

/** What one letter to one reader is made of, beside its texts. */
export interface LetterContent {
  language: Language;
  /** How the reader is greeted. */
  name: string;
  /** Absolute address behind the button. */
  link: string;
  params?: Params;
  /** Of what may be ended: the address that does in one click. */
  unsubscribe?: string;
  /** What it ends; news unless said. */
  ends?: 'news' | 'notifications';
  /** The series it is about, in whose colour it is written then; `ink` is seriesPair's. */
  series?: { readonly title: string; readonly ink: string };
  /** Of the transparency log, where the letter carries one. */
  head?: PromisedHead | null;
}

export interface MailContent extends Omit<LetterContent, 'params'> {
  template: LetterKey;
  /** Where they are words themselves, by the language the letter is in: the reader's, or Portuguese where it has no other. */
  params?: Params | ((language: Language) => Params);
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * A letter of given texts in both forms; the text alone says all the HTML says. Values are escaped where they become
 * HTML, and a subject is always one line.
 */
export function renderTemplate(
  texts: LetterTexts,
  { language, name, link, params = {}, unsubscribe, ends = 'news', series, head }: LetterContent,
): RenderedMail {
  const frame = mailFrame(language);
  const ending = ends === 'news' ? frame.unsubscribe : frame.stop;
  const values = { ...params, name };
  const fill = (one: string) => filled(one, values);
  const [title, button, closing] = [fill(texts.title), fill(texts.button), fill(texts.closing)];
  const filling = { values, origin: link };
  const promise = head ? filled(frame.head, { ...head }) : null;
  const text = [
    letterPlain(texts.html, filling),
    `${button}:\n${link}`,
    ...(closing ? [closing] : []),
    `--\n${frame.brand}\n${frame.footer}`,
    ...(promise ? [promise] : []),
    ...(unsubscribe ? [`${ending}:\n${unsubscribe}`] : []),
  ].join('\n\n');
  const html = page({
    language: language === 'pt' ? 'pt-BR' : 'en',
    brand: frame.brand,
    preheader: fill(texts.preheader),
    title,
    body: letterHtml(texts.html, filling),
    ...(series && { series }),
    button: { label: button, link },
    linkHelp: frame.link_help,
    closing,
    footer: frame.footer,
    ...(promise && { promise }),
    ...(unsubscribe && { unsubscribe: { label: ending, link: unsubscribe } }),
  });
  const subject = fill(texts.subject).replace(/\s+/g, ' ');
  return { subject: `${subject} · ${frame.brand}`, html, text };
}

/** A letter of the product, in the texts that staff published or, without any, in its own. */
export const renderMail = (
  { template, params = {}, ...content }: MailContent,
  published: LetterTexts | null = null,
): RenderedMail =>
  renderTemplate(published ?? builtInTexts(template, content.language), {
    ...content,
    params: typeof params === 'function' ? params(content.language) : params,
  });
