import type { IncomingMessage } from 'node:http';
import type { Language } from '@fio/contracts';
import accepts from 'accepts';

const COOKIE = /(?:^|;\s*)language=(pt|en)(?:;|$)/;

/** The visitor's own choice, else the browser's, else Portuguese. */
export function languageOf(request: IncomingMessage): Language {
  const chosen = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  if (chosen === 'pt' || chosen === 'en') return chosen;
  if (request.headers['accept-language'] === undefined) return 'pt';
  return accepts(request).language(['pt', 'en']) === 'en' ? 'en' : 'pt';
}
