import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { addressOf, api, ApiError, queryClient, queryKey } from '@fio/platform/api';
import { boot } from '@fio/platform/boot';
import { loader } from '@fio/platform/feedback';

/** A page whose data had to be fetched takes at least this long to show, so that it never flashes (section 9). */
const MINIMUM_MS = 200;

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

async function fetched<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  loader.start();
  try {
    await Promise.all([
      queryClient.fetchQuery({
        queryKey: queryKey(endpoint, input),
        queryFn: ({ signal }) => api(endpoint, input, { signal, quiet: true }),
      }),
      new Promise((resolve) => setTimeout(resolve, MINIMUM_MS)),
    ]);
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) throw notFound();
    // Anything else is shown by the page itself, with a way to try again.
  } finally {
    loader.end();
  }
}

/**
 * For route loaders: has the page's data at hand before the page is shown. What the HTML carried or an earlier
 * page fetched is taken at once. Rejects with a 404 Response for what doesn't exist, and with nothing else.
 */
export async function pageData<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<null> {
  const carried = `${endpoint.method} ${addressOf(endpoint, input)}` in boot().data;
  const known = carried || queryClient.getQueryData(queryKey(endpoint, input)) !== undefined;
  if (!known) await fetched(endpoint, input);
  return null;
}
