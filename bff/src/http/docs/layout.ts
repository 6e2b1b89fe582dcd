import { escapeHtml } from '../pages/escape.ts';
import { DOCS_ENTRY_KINDS, tokenKeyOf } from '@fio/contracts';
import { DOCS, EVENTS, SCHEMAS, areaAddress, guideAddress } from './addresses.ts';
import { assetAddress, docsAssets } from './assets.ts';
import type { DocsContext } from './docs-context.ts';
import { areaTitle, langOf } from './html.ts';
import { areasOf } from './reference/area-page.ts';
import { grouped } from '../openapi/tag-groups.ts';
import type { DocumentPart } from '../openapi/security-schemes.ts';

type Link = readonly [address: string, title: string, lang?: string];

interface Page {
  readonly title: string;
  /** Its path, to be marked in the menu. */
  readonly address: string;
  readonly main: string;
  /** Of the back office, for the page's script to fill it. */
  readonly isOffice?: boolean;
}

function list(links: readonly Link[], current: string): string {
  const items = links.map(([address, text, lang]) => {
    const here = address === current ? ' aria-current="page"' : '';
    return `<li><a href="${address}"${here}${lang === undefined ? '' : ` lang="${lang}"`}>${escapeHtml(text)}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** The areas of a part by who reads of them, after the pages beside them. */
function reference(part: DocumentPart, beside: Link, { words }: DocsContext, current: string): string {
  const parts = grouped([...areasOf(part).keys()]).map(({ group, tags }) => {
    const links = tags.map((area) => [areaAddress(part, area), areaTitle(area), 'en'] as const);
    return `<h3>${words[`group_${group}`]}</h3>${list(links, current)}`;
  });
  return `${list([beside, [areaAddress(part, SCHEMAS), words.schemas]], current)}${parts.join('')}`;
}

/** The back office's part of the menu, which the page's script takes over for staff. */
export function officeMenu(context: DocsContext, current: string): string {
  const { words } = context;
  const events: Link = [areaAddress('admin', EVENTS), words.events];
  return `<h2>${words.office}</h2>${reference('admin', events, context, current)}`;
}

function menu(context: DocsContext, { address }: Page): string {
  const { words, guides, signInAt } = context;
  const links = guides.map(({ name, title }): Link => [guideAddress(name), title]);
  return `<h2>${words.guides}</h2>${list(links, address)}
<h2>${words.reference}</h2>${reference('user', [`${DOCS}/errors`, words.errors], context, address)}
<div id="office-menu"><h2>${words.office}</h2><p><a href="${escapeHtml(signInAt)}">${words.adminClosedLink}</a> ${words.adminClosed}</p></div>`;
}

function search(words: DocsContext['words']): string {
  const told = { one: words.foundOne, many: words.found, none: words.foundNone };
  const data = Object.entries(told).map(([name, text]) => `data-${name}="${escapeHtml(text)}"`);
  const kinds = DOCS_ENTRY_KINDS.map((kind) => `data-${kind}="${words[`kind_${kind}`]}"`);
  return `<search><label for="search">${words.search}</label><input id="search" type="search" placeholder="${words.searchHint}" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd>
<div id="found" hidden ${data.join(' ')} ${kinds.join(' ')}><p role="status"></p><ul></ul></div></search>`;
}

const LANGUAGES = { pt: ['en', 'English'], en: ['pt', 'Português'] } as const;

/** A page of the documentation: nothing of another host, and one script. */
export function layout(context: DocsContext, page: Page): string {
  const { language, words, name } = context;
  const [other, otherName] = LANGUAGES[language];
  const title = escapeHtml(page.title);
  return `<!doctype html>
<html lang="${langOf(language)}" data-language="${language}" data-token-key="${tokenKeyOf('admin')}" data-copied="${words.copied}" data-sending="${words.sending}" data-unanswered="${escapeHtml(words.unanswered)}" data-not-text="${words.notText}" data-shortened="${words.shortened}" data-missing="${escapeHtml(words.adminMissing)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title} – ${escapeHtml(name)} ${words.api}</title><link rel="stylesheet" href="${assetAddress('docs.css')}"><link rel="preload" as="font" type="font/woff2" href="${assetAddress('docs.woff2')}" crossorigin>
<script type="module" src="${assetAddress('docs.js')}" integrity="${docsAssets['docs.js'].integrity}" crossorigin="anonymous"></script></head>
<body><a class="skip" href="#main">${words.skip}</a>
<header><a class="brand" href="${DOCS}">${escapeHtml(name)} <span>${words.api}</span></a>${search(words)}
<a class="language" href="?language=${other}" hreflang="${langOf(other)}" lang="${langOf(other)}" data-choice="${other}">${otherName}</a></header>
<nav class="menu" aria-label="${words.menu}"><details><summary>${words.menu}</summary>${menu(context, page)}</details></nav>
<main id="main" tabindex="-1"${page.isOffice ? ' data-office' : ''}>${page.main}</main>
</body></html>`;
}
