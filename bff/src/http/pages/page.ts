import type { AnyEndpoint, Image, Language, LimitName, ResponseOf } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import type { JsonLd } from './json-ld.ts';
import type { PageWord } from './words.pt.ts';

/** A call whose answer a page carries: the page is drawn from it, and the remote finds it without a request. */
export interface Read<E extends AnyEndpoint = AnyEndpoint> {
  readonly endpoint: E;
  readonly params?: Readonly<Record<string, string>>;
  /** As the endpoint's contract takes it; what is undefined or empty is not sent. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** The page goes out without it when it fails. */
  readonly optional?: true;
}

type Answers<Reads extends readonly Read[]> = {
  readonly [Index in keyof Reads]: Reads[Index] extends Read<infer E>
    ? ResponseOf<E> | (Reads[Index] extends { readonly optional: true } ? undefined : never)
    : never;
};

/** A picture of 1200 by 630 pixels, JPEG, that networks draw for a link. */
export interface SharedImage {
  /** Its path on our own origin. */
  readonly path: string;
  readonly alt: string;
}

/** What a head says beyond the words of its page; what is left out is the product's own. */
export interface HeadParts {
  /** Without the product's name, which follows it. */
  readonly title?: string;
  readonly description?: string;
  /** What the page opens with: fetched early. */
  readonly picture?: Image | null;
  /** What networks draw for a link to the page. */
  readonly image?: SharedImage;
  readonly type?: 'article' | 'profile';
  /** Other sites may show what is on it: it says where they ask how (oEmbed). */
  readonly isEmbeddable?: true;
  readonly jsonLd?: readonly JsonLd[];
}

export interface HeadContext<Reads extends readonly Read[]> {
  readonly answers: Answers<Reads>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly config: Config;
  readonly language: Language;
  readonly t: (word: PageWord, values?: Readonly<Record<string, string>>) => string;
}

/** Where a page may be found: `hidden` by nobody but who has the address, `secret` with a token in it. */
export type Visibility = 'listed' | 'hidden' | 'secret';

/** A page for visitors: all there is to say of it before its remote arrives. */
export interface Page<Reads extends readonly Read[] = readonly Read[]> {
  /** `/teoria/:slug`; the segments are plain words or one parameter each. */
  readonly path: `/${string}`;
  readonly visibility: Visibility;
  /** The pages whose content it shows, by their paths: it is as new as the newest of them. */
  readonly shows?: readonly `/${string}`[];
  /** Its title and description, unless `head` knows better. */
  readonly words?: { readonly title: PageWord; readonly description?: PageWord };
  /** Parameters of the query that change the page, and what they may say; anything else makes no other page. */
  readonly query?: Readonly<Record<string, (value: string, config: Config) => boolean>>;
  /** Whether the parameters can name anything at all. */
  readonly accepts?: (params: Readonly<Record<string, string>>) => boolean;
  readonly reads?: (
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>>,
  ) => Reads;
  readonly head?: (context: HeadContext<Reads>) => HeadParts;
  /** What drawing it counts for, as asking for its data would; over it the page goes out without, and asks for it itself. */
  readonly limit?: (query: Readonly<Record<string, string>>) => LimitName | null;
}

/** Ties the answers of a page's reads to what its head is made of. */
export const page = <const Reads extends readonly Read[]>(definition: Page<Reads>): Page =>
  // The pair is checked here; past this point `head` meets only what its own `reads` asked for.
  definition as unknown as Page;

/** What of a read's query is sent. */
export const askedFor = ({ query = {} }: Read): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as const],
    ),
  );

/** Names an answer as the client looks for it: `GET /shows/sal-na-lanterna`, `GET /theories?q=farol`. */
export function readKey(read: Read): string {
  const { endpoint, params = {} } = read;
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(askedFor(read)).toString();
  return `${endpoint.method} ${search === '' ? path : `${path}?${search}`}`;
}
