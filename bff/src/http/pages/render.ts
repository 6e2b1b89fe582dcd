import { createHash } from 'node:crypto';
import type { BootDocument, Language } from '@fio/contracts';
import { scriptJson } from '@fio/domain/script-json';
import type { Infrastructure } from '../../core/infrastructure.ts';
import type { RemotesSnapshot } from '../../core/remotes/snapshot.ts';
import type { Route } from '../../core/request/routes.ts';
import { toAppError } from '../to-app-error.ts';
import { bootDocumentOf } from './boot.ts';
import type { Drawing } from './drawing/drawing.ts';
import { createFirstData, type FirstData } from './first-data.ts';
import { headTags, isListed } from './head.ts';
import { noScriptContact } from './no-script-contact.ts';
import type { DefaultImage } from './head.ts';
import type { FindPage } from './registry.ts';
import { pageKind, remoteOf, sideOf, type PageKind } from './page-kind.ts';
import { Template } from './Template.ts';

export interface PageRequest {
  /** Without query and without a slash at the end. */
  readonly path: string;
  /** The parameters of the query that the page takes note of. */
  readonly query: Readonly<Record<string, string>>;
  /** The path with those. */
  readonly address: string;
  readonly language: Language;
  /** The age gate stands before the visitor: what lies behind it stays out of the page. */
  readonly isGated: boolean;
  /** Whoever asks has reached a limit of what the page shows: it goes out without, and the browser hears of it by asking. */
  readonly isOver: boolean;
  /** The cookie notice is unanswered. */
  readonly asksConsent: boolean;
  /** The builds that this visitor gets. */
  readonly snapshot: RemotesSnapshot;
  readonly preview: BootDocument['preview'];
}

export interface PreparedPage {
  readonly status: number;
  /** The same for the same content, whatever the clock says. */
  readonly revision: string;
  readonly html: () => Promise<string>;
  /** Not for search engines. */
  readonly isHidden: boolean;
  /** The address carries a token: it must not travel as a referrer. */
  readonly isSecret: boolean;
  /** False for the endless addresses of nothing. */
  readonly isKnown: boolean;
  /** Of the public side, and there: it may be kept by who asks whether it still holds. */
  readonly isKept: boolean;
}

export type Renderer = (request: PageRequest) => Promise<PreparedPage | null>;

interface Found {
  readonly status: number;
  readonly data: FirstData | null;
}

export interface RendererOptions {
  readonly services: Infrastructure;
  readonly routes: readonly Route[];
  readonly findPage: FindPage;
  readonly defaultImage: DefaultImage;
  /** The shell's index.html. */
  readonly template: string;
  readonly drawing: Drawing;
}

/** Makes pages from the shell's template; null while there is none. */
export function createRenderer({
  services,
  routes,
  findPage,
  defaultImage,
  template: path,
  drawing,
}: RendererOptions): Renderer {
  const { config, clock, log } = services;
  const template = new Template(path);
  const firstData = createFirstData(services, routes);

  async function find(page: PageKind, { query, language }: PageRequest): Promise<Found> {
    if (page.kind !== 'public') return { status: page.kind === 'unknown' ? 404 : 200, data: null };
    try {
      return { status: 200, data: await firstData(page.found, query, language) };
    } catch (cause) {
      const { status } = toAppError(cause);
      if (status < 500) return { status: 404, data: null };
      // The page goes out all the same: it asks for its data itself and offers to try again.
      log.warn({ err: cause }, 'first data missing');
      return { status, data: null };
    }
  }

  return async (request) => {
    const { path: wanted, query, address, language, asksConsent, snapshot, preview } = request;
    const build = await template.revision();
    if (build === null) return null;
    const kind = pageKind(findPage, wanted, snapshot);
    const isBehind = (request.isGated || request.isOver) && kind.kind === 'public';
    const { status, data } = isBehind ? { status: 200, data: null } : await find(kind, request);
    const side = sideOf(wanted);
    const now = clock.now();
    const page = { snapshot, preview, side, language, now, status, data, asksConsent };
    const boot = bootDocumentOf({ config, ...page });
    const remote = status === 404 ? undefined : remoteOf(snapshot, wanted);
    const head = headTags({ defaultImage, config, language, address, query, kind, status, data, remote });
    const parts = JSON.stringify([build, head, { ...boot, now: '' }]);
    return {
      status,
      revision: createHash('sha256').update(parts).digest('base64url').slice(0, 22),
      html: async () => {
        const drawn =
          side === 'public' && !isBehind ? await drawing.draw({ boot, path: address, remote }) : null;
        return template.render({
          language: language === 'pt' ? 'pt-BR' : 'en',
          head,
          boot: scriptJson(boot),
          styles: drawn?.styles ?? '',
          contact: noScriptContact(config),
          view: drawn?.html ?? '',
        });
      },
      isHidden: status < 500 && !isListed({ kind, status }),
      isSecret: kind.kind === 'public' && kind.found.page.visibility === 'secret',
      isKnown: status === 200,
      isKept: side === 'public' && status === 200 && preview === null,
    };
  };
}
