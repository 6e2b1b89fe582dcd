/**
 * A cookie that only we read. `__Host-` makes browsers refuse it from a subdomain or without TLS; plain http is trusted
 * on localhost only, so elsewhere the prefix has to go.
 */
export interface OwnCookie {
  readonly name: string;
  /** The Set-Cookie value that keeps `value` until `expires`. */
  set: (value: string, expires: Date) => string;
  /** The Set-Cookie value that takes it away. */
  clear: () => string;
  /** Its value in a Cookie header. */
  read: (header: string | undefined) => string | undefined;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether browsers take a `Secure` cookie from this address: by TLS, or from their own machine. */
export const takesSecureCookies = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || LOCAL.has(hostname) || hostname.endsWith('.localhost');

function ownCookie(url: URL, plain: string): OwnCookie {
  const isSecure = takesSecureCookies(url);
  const name = isSecure ? `__Host-${plain}` : plain;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    name,
    set: (value, expires) => `${name}=${value}; Expires=${expires.toUTCString()}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read: (header) => {
      const start = `${name}=`;
      const pair = header?.split(';').find((part) => part.trim().startsWith(start));
      return pair?.trim().slice(start.length);
    },
  };
}

/** Ties a staff session to the browser it was opened in. */
export const bindingCookie = (url: URL): OwnCookie => ownCookie(url, 'fio-binding');

/** Knows a browser again that somebody signed in with. */
export const knownCookie = (url: URL): OwnCookie => ownCookie(url, 'fio-known');
