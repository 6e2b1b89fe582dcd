const BLOCK_TAGS = ['p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'h2', 'h3', 'h4'] as const;
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
const INLINE_TAGS = ['br', 'strong', 'em', 'u', 's', 'a'] as const;

/** Every element rich text may hold, whatever its use: the allow-lists of the server are parts of this one. */
export const RICH_TAGS = [...BLOCK_TAGS, ...TABLE_TAGS, ...INLINE_TAGS] as const;
export type RichTag = (typeof RICH_TAGS)[number];

/** `href` only on `a`, and only where `isRichHref` allows it. */
export interface RichElement {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: readonly RichNode[];
}
/** A text, its entities resolved, or an element. */
export type RichNode = string | RichElement;

/** Web, mail and telephone addresses, and places on our own site (`/faq`, `#como-votar`); nothing that runs. */
export const isRichHref = (href: string): boolean =>
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d().-]+|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i.test(href);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

const isTag = (name: string): name is RichTag => RICH_TAGS.some((tag) => tag === name);
const isVoid = (tag: RichTag) => tag === 'br' || tag === 'hr';

interface Open {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: RichNode[];
}

function opened(tag: RichTag, attributes: string): Open {
  const written = tag === 'a' ? /\shref="([^"]*)"/.exec(attributes)?.[1] : undefined;
  const href = written === undefined ? undefined : decoded(written);
  return href !== undefined && isRichHref(href) ? { tag, href, children: [] } : { tag, children: [] };
}

/**
 * The tree of rich text as the server saves it (balanced tags, quoted attributes, four entities), so that it is shown
 * without ever handing HTML to a browser. It trusts nothing: elements, attributes and addresses that aren't allowed
 * fall away and their text stays, so any string whatsoever comes out harmless.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const path: Open[] = [];
  const siblings = () => path.at(-1)?.children ?? root;
  for (const [, close, name = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+|<)/gi,
  )) {
    const tag = name.toLowerCase();
    if (text !== '') siblings().push(decoded(text));
    else if (!isTag(tag)) continue;
    else if (close === '/') {
      const depth = path.findLastIndex((open) => open.tag === tag);
      if (depth >= 0) path.length = depth;
    } else {
      const element = opened(tag, attributes);
      siblings().push(element);
      if (!isVoid(tag)) path.push(element);
    }
  }
  return root;
}

const SEPARATE: readonly string[] = [...BLOCK_TAGS, 'br', 'tr'];

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = wordsOf(node.children);
      if (SEPARATE.includes(node.tag)) return `\n${words}\n`;
      return node.tag === 'td' || node.tag === 'th' ? ` ${words} ` : words;
    })
    .join('');

/** The words alone, a line for each block: for searching, counting and descriptions. */
export const richTextToPlain = (html: string): string =>
  wordsOf(parseRichText(html))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
