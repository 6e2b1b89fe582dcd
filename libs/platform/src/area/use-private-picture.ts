import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnyEndpoint, CallInput } from '@fio/contracts/core/endpoint';
import { fetchFile } from '../api/fetch-file.ts';
import { type ApiError, queryClient, queryKey } from '../api/index.ts';

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It could not be read.')));
    reader.readAsDataURL(blob);
  });

/**
 * A picture that only some may see, as a `data:` address for an `img`: the page's policy takes no other from memory, and
 * nobody has to give it back.
 */
export function usePrivatePicture<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled }: { readonly enabled: boolean },
): UseQueryResult<string, ApiError> {
  return useQuery<string, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: async ({ signal }) => dataAddress((await fetchFile(endpoint, input, { signal })).content),
    staleTime: Infinity,
    enabled,
  });
}

/** As many are loaded before they are shown at once: the next one, and one that makes room for what was undone. */
const AHEAD = 2;
/** With its last image the browser forgets what it decoded, and does so again to show it. */
let decoded: readonly HTMLImageElement[] = [];

/** Loads such a picture before it is shown, and has it decoded: it appears at once then. Tells nobody when it fails. */
export async function loadPrivatePicture<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  const image = new Image();
  image.src = await queryClient.fetchQuery({
    queryKey: queryKey(endpoint, input),
    queryFn: async ({ signal }) =>
      dataAddress((await fetchFile(endpoint, input, { signal, quiet: true })).content),
    staleTime: Infinity,
  });
  await image.decode();
  decoded = [...decoded, image].slice(-AHEAD);
}
