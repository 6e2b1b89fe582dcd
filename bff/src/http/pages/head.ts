import type { Image, Language, RemoteEntry } from '@fio/contracts';
import type { Config } from '../../config/index.ts';
import { escapeHtml } from './escape.ts';
import type { FirstData } from './first-data.ts';
import type { PageKind } from './page-kind.ts';
import { pageWord } from './words.ts';

export interface HeadInput {
  readonly config: Config;
  readonly language: Language;
  readonly path: string;
  readonly page: PageKind;
  readonly status: number;
  readonly data: FirstData | null;
  readonly remote: RemoteEntry | undefined;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function titleOf({ config, language, page, status, data }: HeadInput): string {
  const { name } = config.campaign;
  if (status === 404) return `${pageWord(language, 'notFound')} · ${name}`;
  if (data && 'show' in data) return `${data.show.title} · ${name}`;
  if (page.kind === 'plain') return `${pageWord(language, page.word)} · ${name}`;
  if (page.kind === 'admin') return `${pageWord(language, 'admin')} · ${name}`;
  return `${name}: ${pageWord(language, 'tagline')}`;
}

function descriptionOf({ language, data }: HeadInput): string {
  if (data && 'show' in data) return pageWord(language, 'show').replace('{title}', data.show.title);
  return pageWord(language, 'description');
}

/** The picture the page opens with. */
function pictureOf(data: FirstData | null): Image | null {
  if (!data) return null;
  return 'show' in data ? (data.show.hero ?? data.show.poster) : data.home.hero;
}

function sharing(input: HeadInput, title: string, description: string): string[] {
  const { config, language, path, page, data } = input;
  const address = new URL(path, config.publicUrl).href;
  const picture = pictureOf(data);
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    property('og:type', page.kind === 'show' ? 'article' : 'website'),
    property('og:site_name', config.campaign.name),
    property('og:locale', language === 'pt' ? 'pt_BR' : 'en_US'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    ...(picture
      ? [
          property('og:image', new URL(picture.src, config.publicUrl).href),
          property('og:image:width', String(picture.width)),
          property('og:image:height', String(picture.height)),
          property('og:image:alt', picture.alt),
        ]
      : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

/** Fetched while the shell still starts: the remote the path needs, as the loader will ask for it. */
function preloads({ remote, data }: HeadInput): string[] {
  const picture = pictureOf(data);
  const files = remote
    ? [[remote.entry, 'script'] as const, ...remote.styles.map((file) => [file, 'style'] as const)]
    : [];
  const links = files.map(([file, as]) => {
    const integrity = escapeHtml(remote?.integrity[file] ?? '');
    const href = escapeHtml(`${remote?.base}${file}`);
    return `<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  if (!picture) return links;
  const sources = picture.srcSet ? ` imagesrcset="${escapeHtml(picture.srcSet)}" imagesizes="100vw"` : '';
  return [
    ...links,
    `<link rel="preload" as="image" href="${escapeHtml(picture.src)}"${sources} fetchpriority="high">`,
  ];
}

/** The head tags that depend on the page, in its language. */
export function headTags(input: HeadInput): string {
  const title = titleOf(input);
  const description = descriptionOf(input);
  const isPublic = input.status === 200 && (input.page.kind === 'home' || input.page.kind === 'show');
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    ...(isPublic ? sharing(input, title, description) : [meta('robots', 'noindex')]),
    ...preloads(input),
  ].join('\n    ');
}
