import {
  ERROR_STATUS,
  errorTextsEn,
  errorTextsPt,
  problemPage,
  validationTexts,
  type ErrorCode,
} from '@fio/contracts';
import { endpointsOf } from '../../openapi/document.ts';
import type { NamedEndpoint } from '../../openapi/named-endpoint.ts';
import { errorsOf } from '../../openapi/operation.ts';
import type { DocumentPart } from '../../openapi/security-schemes.ts';
import { escapeHtml } from '../../pages/escape.ts';
import { DOCS, operationAddress } from '../addresses.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { langOf } from '../html.ts';
import { adviceFor } from './error-advice.ts';

const TEXTS = { pt: errorTextsPt, en: errorTextsEn };
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

export const isErrorCode = (name: string): name is ErrorCode => Object.hasOwn(ERROR_STATUS, name);

/** With the roles that it has anyway: on a telephone its rows are laid out otherwise, and some browsers then forget them. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table class="codes" role="table"><thead role="rowgroup"><tr role="row">${heads.map((head) => `<th scope="col" role="columnheader">${head}</th>`).join('')}</tr></thead><tbody role="rowgroup">${rows
    .map(([first = '', ...others]) => {
      const cells = others.map((cell) => `<td role="cell">${cell}</td>`).join('');
      return `<tr role="row"><th scope="row" role="rowheader">${first}</th>${cells}</tr>`;
    })
    .join('')}</tbody></table>`;

/** Every code of the catalogue, and every rule of a field that INVALID_REQUEST and its like name. */
export function errorListHtml({ language, words }: DocsContext): string {
  const codes = CODES.map((name) => [
    `<a href="${problemPage(name)}">${code(name)}</a>`,
    String(ERROR_STATUS[name]),
    escapeHtml(TEXTS[language][name]),
  ]);
  const rules = Object.entries(validationTexts[language]).map(([name, text]) => [
    code(name),
    escapeHtml(text),
  ]);
  return `<h1>${words.errors}</h1><p>${words.errorsIntro}</p>
${table([words.errorCode, words.errorStatus, words.errorMessage], codes)}
<h2 id="fields">${words.fieldRules}</h2><p>${words.fieldRulesIntro}</p>
${table([words.errorCode, words.errorMessage], rules)}`;
}

/** The operations of a part by the codes that they answer. */
const answering = (part: DocumentPart): ReadonlyMap<ErrorCode, readonly NamedEndpoint[]> => {
  const pairs = endpointsOf(part).flatMap((one) => errorsOf(one.endpoint).map((name) => ({ name, one })));
  const byCode = Map.groupBy(pairs, ({ name }) => name);
  return new Map([...byCode].map(([name, found]) => [name, found.map(({ one }) => one)]));
};
const ANSWERING = { user: answering('user'), admin: answering('admin') };

/** The site's operations that answer it: the back office's are told to staff alone. */
function answeredBy(name: ErrorCode, { words }: DocsContext): string {
  const links = (ANSWERING.user.get(name) ?? []).map(
    ({ area, name: operation, endpoint: { method, path } }) =>
      `<li><a href="${operationAddress('user', area, operation)}">${code(`${method} /api${path}`)}</a></li>`,
  );
  const office = ANSWERING.admin.has(name) ? `<li>${words.backOffice}</li>` : '';
  return `<h2>${words.answeredBy}</h2><ul>${links.join('')}${office}</ul>`;
}

/** What a code means, what to do about it, and who answers it: the `type` of a problem leads here. */
export function errorHtml(name: ErrorCode, context: DocsContext): string {
  const { language, words } = context;
  const other = language === 'pt' ? 'en' : 'pt';
  return `<h1>${code(name)}</h1><p class="lead">${escapeHtml(TEXTS[language][name])}</p>
<p lang="${langOf(other)}"><small>${escapeHtml(TEXTS[other][name])}</small></p>
<p>${words.errorStatus}: ${code(String(ERROR_STATUS[name]))}</p>
<h2>${words.whatToDo}</h2><p>${escapeHtml(adviceFor(name)[language])}</p>
${answeredBy(name, context)}
<p><a href="${DOCS}/errors">${words.allErrors}</a></p>`;
}
