import type { Language } from '@fio/contracts';
import type { Request } from 'express';

const COOKIE = /(?:^|;\s*)language=(pt|en)(?:;|$)/;

/** The visitor's own choice, else the browser's, else Portuguese. */
export function languageOf(request: Request): Language {
  const chosen = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (chosen === 'pt' || chosen === 'en') return chosen;
  if (request.headers['accept-language'] === undefined) return 'pt';
  return request.acceptsLanguages('pt', 'en') === 'en' ? 'en' : 'pt';
}
