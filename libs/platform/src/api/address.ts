import type { AnyEndpoint } from '@fio/contracts/core/endpoint';

type Plain = Readonly<Record<string, unknown>>;

function append(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) append(search, `${name}[${key}]`, inner);
    return;
  }
  search.append(name, String(value));
}

/** Writes a query as the BFF reads it: `page=2&f[state]=open`. What is empty is left out. */
export function queryText(query: Plain | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) append(search, name, value);
  return search.toString();
}

/** An endpoint's path below `/api` with its params and query filled in; each param is encoded. */
export function addressOf(
  endpoint: Pick<AnyEndpoint, 'path'>,
  input: { params?: unknown; query?: unknown } = {},
): string {
  const params = (input.params ?? {}) as Plain;
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_all, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = queryText(input.query as Plain | undefined);
  return search ? `${path}?${search}` : path;
}
