import type { DocumentPart } from '../openapi/security-schemes.ts';
import { escapeHtml } from '../pages/escape.ts';
import { areaAddress, guideAddress } from './addresses.ts';
import { code } from './code.ts';
import type { DocsContext } from './docs-context.ts';
import { areaTitle } from './html.ts';
import { areasOf } from './reference/area-page.ts';

/** How to sign in to a part. */
function signIn(part: DocumentPart, { words, bindingCookie }: DocsContext): string {
  const ways = {
    user: [words.signInVisitor],
    admin: [words.signInProgram, words.signInStaff.replace('{cookie}', bindingCookie)],
  };
  return `<h2 id="sign-in">${words[`${part}SignIn`]}</h2>${ways[part].map((text) => `<p>${escapeHtml(text)}</p>`).join('')}`;
}

function areas(part: DocumentPart, { words }: DocsContext): string {
  const items = [...areasOf(part)].map(
    ([area, { length }]) =>
      `<li><a href="${areaAddress(part, area)}" lang="en">${areaTitle(area)}</a> <small>${length} ${length === 1 ? words.operation : words.operations}</small></li>`,
  );
  return `<ul class="areas">${items.join('')}</ul>`;
}

/** Where readers begin: guides first, then the reference. */
export function homeHtml(context: DocsContext): string {
  const { guides, words, name } = context;
  const [first, ...others] = guides.map(
    (guide) =>
      `<a href="${guideAddress(guide.name)}"><strong>${escapeHtml(guide.title)}</strong><span>${escapeHtml(guide.lead)}</span></a>`,
  );
  return `<div class="home"><h1>${words.api} ${escapeHtml(name)}</h1><p class="lead">${words.intro}</p>
${first === undefined ? '' : `<div class="first"><p>${words.start}</p>${first}</div>`}
${others.length > 0 ? `<h2>${words.guides}</h2><ul class="guides">${others.map((one) => `<li>${one}</li>`).join('')}</ul>` : ''}
<h2>${words.reference}</h2><p>${words.forMachines} <a href="/api/openapi.json">${code('/api/openapi.json')}</a></p>
${areas('user', context)}
${signIn('user', context)}</div>`;
}

/** The same of the back office, for staff. */
export function officeHtml(context: DocsContext): string {
  const { words } = context;
  return `<div class="home"><h1>${words.officeTitle}</h1><p>${words.adminDocument} ${code('/api/admin/openapi.json')}</p>
${signIn('admin', context)}
<h2>${words.reference}</h2>${areas('admin', context)}</div>`;
}
