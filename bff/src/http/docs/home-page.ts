import type { DocumentPart } from '../openapi/security-schemes.ts';
import { grouped } from '../openapi/tag-groups.ts';
import { escapeHtml } from '../pages/escape.ts';
import { EVENTS, areaAddress, guideAddress } from './addresses.ts';
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

function areaItem(part: DocumentPart, area: string, { words }: DocsContext): string {
  const { length } = areasOf(part).get(area) ?? [];
  return `<li><a href="${areaAddress(part, area)}" lang="en">${areaTitle(area)}</a> <small>${length} ${length === 1 ? words.operation : words.operations}</small></li>`;
}

/** The areas by who reads of them. */
function areas(part: DocumentPart, context: DocsContext): string {
  const groups = grouped([...areasOf(part).keys()]).map(({ group, tags }) => {
    const items = tags.map((area) => areaItem(part, area, context));
    return `<h3>${context.words[`group_${group}`]}</h3><ul class="areas">${items.join('')}</ul>`;
  });
  return groups.join('');
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
<h2>${words.reference}</h2><p><a href="${areaAddress('admin', EVENTS)}">${words.events}</a></p>${areas('admin', context)}</div>`;
}
