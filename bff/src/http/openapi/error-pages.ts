import {
  ERROR_STATUS,
  errorTextsEn,
  errorTextsPt,
  problemPage,
  validationTexts,
  type ErrorCode,
  type Language,
} from '@fio/contracts';
import { escapeHtml } from '../pages/escape.ts';
import { code } from './code.ts';
import { endpointsOf } from './document.ts';
import { adviceFor } from './error-advice.ts';
import { errorsOf } from './operation.ts';
import { docsWords } from './words.ts';

const TEXTS = { pt: errorTextsPt, en: errorTextsEn };
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

export const isErrorCode = (name: string): name is ErrorCode => Object.hasOwn(ERROR_STATUS, name);

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${escapeHtml(title)}</h1></header>
<main>${body}</main>
</body></html>`;
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first = '', ...others]) => {
      const cells = others.map((cell) => `<td>${cell}</td>`).join('');
      return `<tr><th scope="row">${first}</th>${cells}</tr>`;
    })
    .join('')}</tbody></table>`;

/** Every code of the catalogue, and every rule of a field that INVALID_REQUEST and its like name. */
export function errorListPage(language: Language): string {
  const words = docsWords[language];
  const codes = CODES.map((name) => [
    `<a href="${problemPage(name)}">${code(name)}</a>`,
    String(ERROR_STATUS[name]),
    escapeHtml(TEXTS[language][name]),
  ]);
  const rules = Object.entries(validationTexts[language]).map(([name, text]) => [
    code(name),
    escapeHtml(text),
  ]);
  const body = `<p>${words.errorsIntro}</p>
${table([words.errorCode, words.errorStatus, words.errorMessage], codes)}
<h2 id="fields">${words.fieldRules}</h2><p>${words.fieldRulesIntro}</p>
${table([words.errorCode, words.errorMessage], rules)}`;
  return page(language, words.errors, body);
}

/** The site's operations that answer it: the back office's are told to staff alone. */
function answeredBy(name: ErrorCode, language: Language): string {
  const words = docsWords[language];
  const found = endpointsOf('user').filter(({ endpoint }) => errorsOf(endpoint).includes(name));
  const links = found.map(
    ({ area, name: operation, endpoint: { method, path } }) =>
      `<li><a href="/api/docs#${area}.${operation}">${code(`${method} /api${path}`)}</a></li>`,
  );
  const isOffices = endpointsOf('admin').some(({ endpoint }) => errorsOf(endpoint).includes(name));
  return `<h2>${words.answeredBy}</h2><ul>${links.join('')}${isOffices ? `<li>${words.backOffice}</li>` : ''}</ul>`;
}

/** What a code means, what to do about it, and who answers it: the `type` of a problem leads here. */
export function errorPage(name: ErrorCode, language: Language): string {
  const words = docsWords[language];
  const other = language === 'pt' ? 'en' : 'pt';
  const lang = other === 'pt' ? 'pt-BR' : 'en';
  const body = `<p>${escapeHtml(TEXTS[language][name])}</p>
<p lang="${lang}"><small>${escapeHtml(TEXTS[other][name])}</small></p>
<p>${words.errorStatus}: ${code(String(ERROR_STATUS[name]))}</p>
<h2>${words.whatToDo}</h2><p>${escapeHtml(adviceFor(name)[language])}</p>
${answeredBy(name, language)}
<p><a href="/api/docs/errors">${words.allErrors}</a></p>`;
  return page(language, name, body);
}
