import { embeds, type Language, type RemoteEntry } from '@fio/contracts';
import { scriptJson } from '@fio/domain/script-json';
import type { Config } from '../../core/config/index.ts';
import { escapeHtml } from './escape.ts';
import type { FirstData } from './first-data.ts';
import type { HeadParts, SharedImage } from './page.ts';
import type { PageKind } from './page-kind.ts';
import { pageWords } from './words.ts';
import { SHARE_SIZE } from './share-size.ts';

/** Of pages that have none of their own; `brand` is the campaign's name. */
export type DefaultImage = (of: { readonly language: Language; readonly brand: string }) => SharedImage;

export interface HeadInput {
  readonly defaultImage: DefaultImage;
  readonly config: Config;
  readonly language: Language;
  /** With the part of the query that makes it another page. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly kind: PageKind;
  readonly status: number;
  /** null: what is on the page isn't known, or isn't for this visitor yet. */
  readonly data: FirstData | null;
  readonly remote: RemoteEntry | undefined;
}

interface Head extends HeadParts {
  readonly title: string;
  readonly description: string;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function headOf({ config, language, kind, status, data, query }: HeadInput): Head {
  const { name } = config.campaign;
  const t = pageWords(language);
  const own = { title: `${name}: ${t('tagline')}`, description: t('description') };
  if (status === 404) return { ...own, title: `${t('notFound')} · ${name}` };
  if (kind.kind !== 'public') return { ...own, title: `${t('admin')} · ${name}` };
  const { page, params } = kind.found;

  const answers = (data?.map(([, answer]) => answer) ?? []) as unknown as readonly never[];
  const { title = page.words && t(page.words.title), ...parts }: HeadParts =
    (data && page.head?.({ answers, params, query, config, language, t })) ?? {};
  return {
    description: page.words?.description ? t(page.words.description) : own.description,
    ...parts,
    title: title === undefined ? own.title : `${title} · ${name}`,
  };
}

function imageTags({ publicUrl }: Config, { path, alt }: SharedImage): string[] {
  const address = new URL(path, publicUrl).href;
  return [
    property('og:image', address),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(SHARE_SIZE.width)),
    property('og:image:height', String(SHARE_SIZE.height)),
    property('og:image:alt', alt),
    meta('twitter:image', address),
    meta('twitter:image:alt', alt),
  ];
}

function sharing({ config, language, address, defaultImage }: HeadInput, head: Head): string[] {
  // Networks read `og:url` once more and show what stands there: a sharer's answer must be in it. Search engines
  // have one page of all answers.
  const url = new URL(address, config.publicUrl).href;
  const canonical = url.replace(/\?.*/, '');
  const { name } = config.campaign;
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    property('og:type', head.type ?? 'website'),
    property('og:site_name', name),
    property('og:locale', language === 'pt' ? 'pt_BR' : 'en_US'),
    property('og:locale:alternate', language === 'pt' ? 'en_US' : 'pt_BR'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    ...imageTags(config, head.image ?? defaultImage({ language, brand: name })),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
  ];
}

/** Where other sites ask how to show the page (https://oembed.com, 4). Behind the age gate nobody is told. */
function discovery({ config, address }: HeadInput, { isEmbeddable, title }: Head): string[] {
  if (!isEmbeddable || config.agegate) return [];
  const url = new URL(address.replace(/\?.*/, ''), config.publicUrl).href;
  return (['json', 'xml'] as const).map((format) => {
    const asked = new URL(`/api${embeds.oembed.path}`, config.publicUrl);
    asked.search = new URLSearchParams({ url, format }).toString();
    const type = format === 'json' ? 'application/json+oembed' : 'text/xml+oembed';
    return `<link rel="alternate" type="${type}" href="${escapeHtml(asked.href)}" title="${escapeHtml(title)}">`;
  });
}

const jsonLd = ({ jsonLd: things = [] }: Head): string[] =>
  things.length === 0
    ? []
    : [
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': things })}</script>`,
      ];

/** Fetched while the shell still starts: the remote the path needs, as the loader will ask for it. */
function preloads({ remote }: HeadInput, { picture }: Head): string[] {
  const files = remote
    ? [
        // The drawn page waits for no script: what it is painted with goes first.
        [remote.entry, 'as="script" fetchpriority="low"'] as const,
        ...remote.styles.map((file) => [file, 'as="style"'] as const),
      ]
    : [];
  const links = files.map(([file, how]) => {
    const integrity = escapeHtml(remote?.integrity[file] ?? '');
    const href = escapeHtml(`${remote?.base}${file}`);
    return `<link rel="preload" ${how} href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  if (!picture) return links;
  // Only the format the browser will choose: whoever doesn't know AVIF passes over the link.
  const type = picture.avifSet ? ' type="image/avif"' : '';
  const set = picture.avifSet ?? picture.srcSet;
  const sources = set ? `${type} imagesrcset="${escapeHtml(set)}" imagesizes="100vw"` : '';
  return [
    ...links,
    `<link rel="preload" as="image" href="${escapeHtml(picture.src)}"${sources} fetchpriority="high">`,
  ];
}

/** Whether search engines may keep the page. What is out of reach for a moment is no reason to forget it. */
export const isListed = ({ kind, status }: Pick<HeadInput, 'kind' | 'status'>): boolean =>
  status !== 404 && kind.kind === 'public' && kind.found.page.visibility === 'listed';

/** The head tags that depend on the page, in its language. A page that isn't listed names no address of its own. */
export function headTags(input: HeadInput): string {
  const head = headOf(input);
  const isSecret = input.kind.kind === 'public' && input.kind.found.page.visibility === 'secret';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    ...(isListed(input) ? [] : [meta('robots', 'noindex')]),
    ...(input.kind.kind === 'public' && input.status !== 404 && !isSecret ? sharing(input, head) : []),
    ...discovery(input, head),
    ...jsonLd(head),
    ...preloads(input, head),
  ].join('\n    ');
}
