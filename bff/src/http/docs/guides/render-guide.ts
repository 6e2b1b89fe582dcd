import { ERROR_STATUS, problemPage } from '@fio/contracts';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../../pages/escape.ts';
import { guideAddress } from '../addresses.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { block } from '../html.ts';
import type { Guide, GuideSection } from './guide.ts';
import type { GuideFile } from './guide-files.ts';

type Around = Pick<DocsContext, 'origins' | 'words'> & {
  /** Of the guides that there are: a link to another one is left as its words. */
  readonly names: ReadonlySet<string>;
};

const OTHER_GUIDE = /^(?:\.\/|\/api\/docs\/guides\/)?([a-z][a-z-]*)(?:\.(?:pt|en))?(?:\.md)?(#[\w-]+)?$/;

/** What a guide's link leads to: another guide by its name or file, a page of ours, or a page elsewhere by TLS. */
export function linkOf(href: string): { guide: string; place: string } | { address: string } | null {
  const [, guide, place = ''] = OTHER_GUIDE.exec(href) ?? [];
  if (guide !== undefined) return { guide, place };
  return /^(?:https:\/\/|\/(?!\/)|#)/.test(href) ? { address: href } : null;
}

/** `Uma recusa, um código`: `uma-recusa-um-codigo`. */
const idOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What a token is made of, as far as it is words. */
interface Wordy {
  readonly type: string;
  readonly text?: string;
  readonly tokens?: readonly Token[];
  readonly items?: readonly Token[];
  readonly header?: readonly Tokens.TableCell[];
  readonly rows?: readonly (readonly Tokens.TableCell[])[];
}

/** Words of a token without its signs. */
function plain(token: Token): string {
  const { type, text = '', tokens = [], items = [], header = [], rows = [] } = token as Wordy;
  if (type === 'html') return '';
  if (type === 'table') return [header, ...rows].flatMap((row) => row.map((cell) => cell.text)).join(' ');
  if (type === 'list') return items.map(plain).join(' ');
  return tokens.length > 0 ? tokens.map(plain).join('') : text;
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** What is run, and what is read. */
const partition = (tokens: readonly Token[]): [run: string, read: string] => {
  const wordsOf = (isCode: boolean) =>
    tokens
      .filter(({ type }) => (type === 'code') === isCode)
      .map(plain)
      .join(' ')
      .trim();
  return [wordsOf(true), wordsOf(false)];
};

/** The headings with the words below each. */
function sectionsOf(tokens: readonly Token[]): GuideSection[] {
  const starts = tokens.flatMap((token, at) => (isHeading(token) && token.depth > 1 ? [{ token, at }] : []));
  return starts.map(({ token, at }, index) => {
    const [run, read] = partition(tokens.slice(at + 1, starts[index + 1]?.at));
    return { id: idOf(plain(token)), title: plain(token), depth: token.depth, text: read, code: run };
  });
}

/** Ours: HTML within a guide is shown as it is written, and no link leads anywhere that isn't named above. */
function markdown({ words, names }: Around): Marked {
  const isCode = (text: string): text is keyof typeof ERROR_STATUS => Object.hasOwn(ERROR_STATUS, text);
  return new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      code: ({ text, lang = '' }) => block(text, words, lang || words.example),
      codespan: ({ text }) =>
        isCode(text) ? `<a href="${problemPage(text)}">${code(text)}</a>` : code(text),
      heading({ tokens, depth }) {
        const id = idOf(tokens.map(plain).join(''));
        return `<h${depth} id="${id}"><a class="here" href="#${id}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const found = linkOf(href);
        if (!found || ('guide' in found && !names.has(found.guide))) return text;
        const address = 'guide' in found ? guideAddress(found.guide) + found.place : found.address;
        return `<a href="${escapeHtml(address)}">${text}</a>`;
      },
    },
  });
}

/** The back office may have a host of its own: its addresses, and its client. */
const OF_OFFICE = /\{origin\}(?=\/api\/admin)|(?<=createBackOffice\(\{ origin: ')\{origin\}/g;

/** `{origin}` is where what stands around it is called. */
const placed = (text: string, { origins }: Around) =>
  text.replaceAll(OF_OFFICE, origins.admin).replaceAll('{origin}', origins.user);

export function renderGuide({ name, markdown: text }: GuideFile, around: Around): Guide {
  const marked = markdown(around);
  const [title, ...rest] = marked.lexer(placed(text, around));
  const lead = rest.find(({ type }) => type === 'paragraph');
  return {
    name,
    title: title ? plain(title) : name,
    lead: lead ? firstSentence(plain(lead)) : '',
    html: marked
      .parser(rest)
      .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
      .replaceAll('</table>', '</table></div>'),
    sections: sectionsOf(rest),
  };
}
