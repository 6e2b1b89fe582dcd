import { DOCS, SCHEMAS } from './addresses.ts';
import type { DocsContext } from './docs-context.ts';
import { errorHtml, errorListHtml, isErrorCode } from './errors/error-pages.ts';
import { guideHtml } from './guides/guide-page.ts';
import { homeHtml } from './home-page.ts';
import { areaTitle } from './html.ts';
import { layout } from './layout.ts';
import { areaHtml } from './reference/area-page.ts';
import { schemasHtml } from './reference/schemas-page.ts';

interface Made {
  readonly title: string;
  readonly main: string;
}
type Make = (context: DocsContext, name: string) => Made | null;

const home: Make = (context) => ({ title: context.words.guides, main: homeHtml(context) });

const guide: Make = (context, name) => {
  const found = context.guides.find((one) => one.name === name);
  return found ? { title: found.title, main: guideHtml(found, context) } : null;
};

const area: Make = (context, name) => {
  if (name === SCHEMAS) return { title: context.words.schemas, main: schemasHtml('user', context) };
  const main = areaHtml('user', name, context);
  return main === null ? null : { title: areaTitle(name), main };
};

const refusals: Make = (context) => ({ title: context.words.errors, main: errorListHtml(context) });

const refusal: Make = (context, name) =>
  isErrorCode(name) ? { title: name, main: errorHtml(name, context) } : null;

/** The page at an address in the context's language; null where there is none. */
type DocsPage = (context: DocsContext, name: string) => string | null;

const shown =
  (place: string, make: Make): DocsPage =>
  (context, name) => {
    const made = make(context, name);
    return made && layout(context, { ...made, address: DOCS + place.replace(':name', name) });
  };

/** Below `/api/docs`, as Express writes addresses. */
const MADE = {
  '': home,
  '/guides/:name': guide,
  '/reference/:name': area,
  '/errors': refusals,
  '/errors/:name': refusal,
} as const satisfies Record<string, Make>;

export const docsPages: readonly (readonly [place: string, page: DocsPage])[] = Object.entries(MADE).map(
  ([place, make]) => [place, shown(place, make)],
);
