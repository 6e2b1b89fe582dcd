// Loaded with the first request and not before: the first page paints from the data it carries.
const client = () =>
  import('ky').then(({ default: ky }) =>
    ky.create({ prefix: '/api', retry: 0, timeout: 20_000, throwHttpErrors: false }),
  );
let loaded: ReturnType<typeof client> | undefined;

/** The HTTP client; a failed download is tried again by the next request. */
export function loadClient(): ReturnType<typeof client> {
  loaded ??= client();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** Fetches the HTTP client ahead of the first request, when the page is idle. */
export const warmApi = (): void => void loadClient().catch(() => undefined);
