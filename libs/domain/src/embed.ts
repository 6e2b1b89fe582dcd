import { contrastOf } from './series-colors.ts';
import { isSlug } from './slug.ts';

/** The ground of a widget, as its address names it: the reader's own choice (`auto`), light or dark. */
export const EMBED_THEMES = ['auto', 'claro', 'escuro'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** What another site may say of a widget's looks. */
export interface EmbedLook {
  readonly language: 'pt' | 'en';
  readonly theme: EmbedTheme;
  /** `#rrggbb`; null: the product's own. */
  readonly accent: string | null;
}

/** The parameters of a widget's address, which are the names of the blockquote's `data-` attributes too. */
export const EMBED_PARAMS = { language: 'idioma', theme: 'tema', accent: 'cor' } as const;

/** The class of the blockquotes that the script makes widgets of. */
export const EMBED_CLASS = 'fio-teoria';

/** Where the script is: another way of working would have another number, and this one would stay. */
export const EMBED_SCRIPT = '/embed/v1.js';

/** In pixels: below it a widget is cut off, and how high it stands until it has told its height. */
export const EMBED_SIZE = { narrowest: 280, width: 600, height: 420 } as const;

/** With its sign or without, be that written out or not. */
const HEX = /^(?:#|%23)?([0-9a-f]{6})$/i;

/** The looks that an address asks for. What it can't say is left at the product's own. */
export function readEmbedLook(param: (name: string) => string | null): EmbedLook {
  const theme = param(EMBED_PARAMS.theme);
  const accent = HEX.exec(param(EMBED_PARAMS.accent) ?? '')?.[1];
  return {
    language: param(EMBED_PARAMS.language) === 'en' ? 'en' : 'pt',
    theme: EMBED_THEMES.find((one) => one === theme) ?? 'auto',
    accent: accent === undefined ? null : `#${accent.toLowerCase()}`,
  };
}

/** The parameters that differ from the product's own, by their names. */
function saidOf({ language, theme, accent }: EmbedLook): [name: string, value: string][] {
  const said: [string, string | null][] = [
    [EMBED_PARAMS.language, language === 'pt' ? null : language],
    [EMBED_PARAMS.theme, theme === 'auto' ? null : theme],
    [EMBED_PARAMS.accent, accent?.slice(1) ?? null],
  ];
  return said.flatMap(([name, value]) => (value === null ? [] : [[name, value] as [string, string]]));
}

/** The path of a theory's widget, with its looks; the same looks are the same address. */
export function embedPath(slug: string, look: EmbedLook): string {
  // Words and digits: nothing in them needs escaping.
  const search = saidOf(look).map((pair) => pair.join('='));
  return `/embed/teoria/${slug}${search.length === 0 ? '' : `?${search.join('&')}`}`;
}

const THEORY = /^\/(?:embed\/)?teoria\/([^/?#]+)\/?(?:\?([^#]*))?(?:#|$)/;

/** The theory that an address of `origin` names, be it its page or its widget; null of any other address. */
export function embeddedTheory(address: string, origin: string): { slug: string; look: EmbedLook } | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
  const [, slug = '', search = ''] = THEORY.exec(path) ?? [];
  if (!isSlug(slug)) return null;
  const said = new Map(search.split('&').map((pair) => pair.split('=', 2) as [string, string | undefined]));
  return { slug, look: readEmbedLook((name) => said.get(name) ?? null) };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** The HTML that somebody pastes into their page: a link to the theory, which the script replaces by the widget. */
export function embedCode(
  { slug, title, look }: { readonly slug: string; readonly title: string; readonly look: EmbedLook },
  origin: string,
): string {
  const data = saidOf(look).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return [
    `<blockquote class="${EMBED_CLASS}" data-teoria="${slug}"${data.join('')}>`,
    `  <a href="${origin}/teoria/${slug}">${escaped(title)}</a>`,
    '</blockquote>',
    `<script async src="${origin}${EMBED_SCRIPT}"></script>`,
  ].join('\n');
}

/** The two grounds a widget has, with the product's own accent on each. */
export const EMBED_GROUNDS = {
  light: { surface: '#ffffff', accent: '#6d28d9' },
  dark: { surface: '#15101f', accent: '#b79cff' },
} as const;

/** WCAG 2.2, 1.4.11: what is no text but must be seen. */
const SEEN = 3;

/**
 * The accent on one ground, and the words on it: the colour that was asked for where it can be told from the ground
 * (3 to 1), else our own. Of black and white one has 4.5 on any colour.
 */
export function embedAccent(
  ground: keyof typeof EMBED_GROUNDS,
  wanted: string | null,
): { readonly accent: string; readonly on: string } {
  const { surface, accent: own } = EMBED_GROUNDS[ground];
  const accent = wanted !== null && contrastOf(wanted, surface) >= SEEN ? wanted : own;
  return { accent, on: contrastOf(accent, '#ffffff') >= 4.5 ? '#ffffff' : '#000000' };
}
