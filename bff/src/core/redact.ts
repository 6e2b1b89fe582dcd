const EMAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g;
const CPF = /(?<![\w.])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})(?!\w)/g;
/** 256 bits in base64url: session tokens, binding cookies, links in e-mails. */
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const BEARER = /(bearer\s+)[^\s"\\]+/gi;

/** Takes e-mail addresses, CPFs (and phones, which look alike) and tokens out of a text. */
export function redact(text: string): string {
  return text
    .replace(BEARER, '$1[token]')
    .replace(EMAIL, '[email]')
    .replace(SECRET, '[token]')
    .replace(CPF, '[digits]');
}

/** An address for the log: what was typed into the query stays out, its names stay in. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const names = query === undefined ? '' : `?${query.slice(0, 500).replace(/=[^&]*/g, '=…')}`;
  return redact(path.slice(0, 500) + names);
}
