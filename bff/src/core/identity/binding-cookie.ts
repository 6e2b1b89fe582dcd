/**
 * The cookie that ties a staff session to the browser it was opened in. `__Host-` makes browsers refuse it from
 * a subdomain or without TLS; plain http is trusted on localhost only, so elsewhere the prefix has to go.
 */
export interface BindingCookie {
  readonly name: string;
  /** The Set-Cookie value that keeps `binding` until `expires`. */
  set: (binding: string, expires: Date) => string;
  /** The Set-Cookie value that takes it away. */
  clear: () => string;
  /** Its value in a Cookie header. */
  read: (header: string | undefined) => string | undefined;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

export function bindingCookie(url: URL): BindingCookie {
  const isSecure = url.protocol === 'https:' || LOCAL.has(url.hostname);
  const name = isSecure ? '__Host-fio-binding' : 'fio-binding';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    name,
    set: (binding, expires) => `${name}=${binding}; Expires=${expires.toUTCString()}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read: (header) => {
      const start = `${name}=`;
      const pair = header?.split(';').find((part) => part.trim().startsWith(start));
      return pair?.trim().slice(start.length);
    },
  };
}
