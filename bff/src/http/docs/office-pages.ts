import { escapeHtml } from '../pages/escape.ts';
import { DOCS, EVENTS, SCHEMAS, areaAddress } from './addresses.ts';
import type { DocsContext } from './docs-context.ts';
import { officeHtml } from './home-page.ts';
import { layout, officeMenu } from './layout.ts';
import { areaHtml } from './reference/area-page.ts';
import { eventsHtml } from './reference/events-page.ts';
import { schemasHtml } from './reference/schemas-page.ts';

/**
 * What everybody gets at an address of the back office's pages, whether there is such a page or not: the page's script asks for
 * what belongs in it with the session of staff, which no link carries.
 */
export function closedOffice(context: DocsContext): string {
  const { words, signInAt } = context;
  const main = `<h1>${words.officeTitle}</h1><p><a href="${escapeHtml(signInAt)}">${words.adminClosedLink}</a> ${words.adminClosed}</p>`;
  return layout(context, { title: words.officeTitle, address: `${DOCS}/office`, main, isOffice: true });
}

const mainOf = (area: string | undefined, context: DocsContext) => {
  if (area === undefined) return officeHtml(context);
  if (area === EVENTS) return eventsHtml(context);
  return area === SCHEMAS ? schemasHtml('admin', context) : areaHtml('admin', area, context);
};

/** What belongs in it, for staff: a document of its own that no script runs in. Null of an area there isn't. */
export function officePage(area: string | undefined, context: DocsContext): string | null {
  const main = mainOf(area, context);
  const menu = officeMenu(context, area === undefined ? '' : areaAddress('admin', area));
  return main === null
    ? null
    : `<!doctype html><html lang="${context.language}"><head><meta charset="utf-8"><title>${context.words.officeTitle}</title></head><body><nav>${menu}</nav><main>${main}</main></body></html>`;
}
