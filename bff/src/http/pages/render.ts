import type { Language } from '@fio/contracts';
import type { Services } from '../../composition.ts';
import type { Route } from '../area.ts';
import { toAppError } from '../to-app-error.ts';
import { bootDocumentOf } from './boot.ts';
import { scriptJson } from './escape.ts';
import { createFirstData, type FirstData } from './first-data.ts';
import { headTags } from './head.ts';
import { pageKind, remoteOf, sideOf, type PageKind } from './page-kind.ts';
import { Template } from './Template.ts';

export interface PageRequest {
  /** Without query and without a slash at the end. */
  readonly path: string;
  readonly language: Language;
  /** The age gate stands before the visitor: what lies behind it stays out of the page. */
  readonly isGated: boolean;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** Not for search engines. */
  readonly isHidden: boolean;
  /** The address carries a token: it must not travel as a referrer. */
  readonly isSecret: boolean;
  /** False for the endless addresses of nothing. */
  readonly isKnown: boolean;
}

export type Renderer = (request: PageRequest) => Promise<RenderedPage | null>;

interface Found {
  readonly status: number;
  readonly data: FirstData | null;
}

/** Makes pages from the shell's template; null while there is none. */
export function createRenderer(services: Services, routes: readonly Route[], templatePath: string): Renderer {
  const { config, clock, remotes } = services;
  const template = new Template(templatePath);
  const firstData = createFirstData(services, routes);

  async function find(page: PageKind, language: Language): Promise<Found> {
    if (page.kind === 'unknown') return { status: 404, data: null };
    try {
      return { status: 200, data: await firstData(page, language) };
    } catch (cause) {
      const { status } = toAppError(cause);
      if (status === 404) return { status: 404, data: null };
      // The page goes out all the same: it asks for its data itself and offers to try again.
      services.log.warn({ err: cause }, 'first data missing');
      return { status: 200, data: null };
    }
  }

  return async ({ path, language, isGated }) => {
    const snapshot = await remotes.current();
    const page = pageKind(path, snapshot);
    const { status, data } =
      isGated && page.kind !== 'unknown' ? { status: 200, data: null } : await find(page, language);
    const side = sideOf(path);
    const boot = bootDocumentOf({ config, snapshot, side, language, now: clock.now(), status, data });
    const remote = status === 200 ? remoteOf(snapshot, path) : undefined;
    const head = headTags({ config, language, path, page, status, data, remote });
    const html = await template.render(language === 'pt' ? 'pt-BR' : 'en', head, scriptJson(boot));
    if (html === null) return null;
    return {
      status,
      html,
      isHidden: side === 'admin' || status !== 200 || page.kind === 'plain',
      isSecret: page.kind === 'plain' && page.secret === true,
      isKnown: status === 200,
    };
  };
}
