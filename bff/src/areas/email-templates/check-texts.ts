import { type emailTemplates, type LetterKey, requiredOf, variablesOf } from '@fio/contracts';
import { parseRichText, type RichNode, richTextToPlain } from '@fio/domain';
import { hasBrokenVariable, variablesIn } from '../../core/mail/variables.ts';
import { sanitizeRichText } from '../../core/rich-text/sanitize-rich-text.ts';
import type { InputOf } from '../../core/crud/resource.ts';
import { AppError, type Problem } from '../../core/errors.ts';

type Input = InputOf<typeof emailTemplates>;
export type Texts = Omit<Input, 'letter' | 'name' | 'link'>;

const LINES = ['subject', 'preheader', 'title', 'button', 'closing'] as const;
const PORTUGUESE = [...LINES, 'html'] as const;
const ENGLISH = PORTUGUESE.map((field) => `${field}En` as const);
/** In English all of these stand, or nothing does. */
const WHOLE: readonly string[] = ['subjectEn', 'titleEn', 'htmlEn', 'buttonEn'];
const BODIES: readonly string[] = ['html', 'htmlEn'];

const listed = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** Each run of text: what formatting splits is no variable. */
const runsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : runsOf(node.children)));
/** In an address nothing is filled in. */
const hrefsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.href ?? '', ...hrefsOf(node.children)]));

/** Braces in an address reach us percent-encoded, or as they are. */
const namesVariable = (href: string) => /\{\{|%7B%7B/i.test(href);

/** Of our site or of the web; '' stands for none. */
const isAddress = (href: string) => URL.canParse(href, 'https://site.example');

function problemsOf(field: string, text: string, letter: LetterKey | null): Problem[] {
  const isBody = BODIES.includes(field);
  const nodes = isBody ? parseRichText(text) : [];
  const runs = isBody ? runsOf(nodes) : [text];
  const hrefs = hrefsOf(nodes);
  if (runs.some(hasBrokenVariable) || hrefs.some(namesVariable)) return [{ code: 'variable_broken' }];
  if (!hrefs.every(isAddress)) return [{ code: 'invalid' }];
  const names = runs.flatMap(variablesIn);
  const known: readonly string[] = variablesOf(letter);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return [{ code: 'variable_unknown', param: listed([...new Set(unknown)]) }];
  const missing = isBody ? requiredOf(letter).filter((name) => !names.includes(name)) : [];
  return missing.length > 0 ? [{ code: 'variable_missing', param: listed(missing) }] : [];
}

/** A letter's rich text as it is stored; '' when nothing is left to read. */
function cleaned(html: string): string {
  const clean = sanitizeRichText(html, 'answer');
  return richTextToPlain(clean).trim() === '' ? '' : clean;
}

/**
 * The texts as they are stored. Refuses, each at its field, what the sender couldn't fill in, what leaves out what the
 * letter is about, a letter without a word, and English that was begun and isn't whole.
 */
export function checkedTexts<T extends Texts>(input: T, letter: LetterKey | null): T {
  const texts = { ...input, html: cleaned(input.html), htmlEn: cleaned(input.htmlEn) };
  const hasEnglish = ENGLISH.some((field) => texts[field] !== '');
  const needed = ['html', ...(hasEnglish ? WHOLE : [])];
  const problems = [...PORTUGUESE, ...(hasEnglish ? ENGLISH : [])]
    .map((field) => {
      const text = texts[field];
      const isMissing = text === '' && needed.includes(field);
      return [field, isMissing ? [{ code: 'required' }] : problemsOf(field, text, letter)] as const;
    })
    .filter(([, found]) => found.length > 0);
  if (problems.length > 0) throw new AppError('INVALID_REQUEST', { fields: Object.fromEntries(problems) });
  return texts;
}
