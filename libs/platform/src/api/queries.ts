import {
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnyEndpoint, CallInput, ResponseOf } from '@fio/contracts/core/endpoint';
import { boot, dataTime } from '../boot/index.ts';
import { addressOf } from './address.ts';
import { api } from './api.ts';
import { ApiError } from './errors.ts';

/** One client for the whole page; it lives in the host, so that remotes share what is already known. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal is an answer; only silence and our own failures are worth asking again.
      retry: (failures, error) =>
        failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502),
    },
  },
});

interface Asked {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * The key an endpoint's answer is kept under: strategy, `GET /home` (by which it is told to be stale), the address, who
 * may ask, by which what is personal is forgotten, and the body as it is sent. No two different requests share one.
 */
export const queryKey = (endpoint: AnyEndpoint, input: Asked = {}): readonly string[] => [
  endpoint.strategy,
  `${endpoint.method} ${endpoint.path}`,
  addressOf(endpoint, input),
  endpoint.access,
  ...(input.body === undefined ? [] : [JSON.stringify(input.body)]),
];

/** What the page's HTML already carried for this call, if anything: answers to an address alone. */
const carried = (endpoint: AnyEndpoint, input: Asked): unknown =>
  input.body === undefined ? boot().data[`${endpoint.method} ${addressOf(endpoint, input)}`] : undefined;

type QueryExtras<E extends AnyEndpoint> = Pick<
  UseQueryOptions<ResponseOf<E>, ApiError>,
  'enabled' | 'refetchInterval' | 'staleTime' | 'placeholderData'
> & { readonly quiet?: boolean };

/** Reads an endpoint; the first paint uses what the HTML carried, so that no request precedes it. */
export function useApiQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
  { quiet = false, ...extras }: QueryExtras<E> = {},
): UseQueryResult<ResponseOf<E>, ApiError> {
  const first = carried(endpoint, input) as ResponseOf<E> | undefined;
  return useQuery<ResponseOf<E>, ApiError>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => api(endpoint, input, { signal, quiet }),
    ...(first === undefined ? {} : { initialData: () => first, initialDataUpdatedAt: dataTime }),
    ...extras,
  });
}

/**
 * Writes through an endpoint. One idempotency key serves until the call succeeds, so that a double click or a
 * repeated submit after a lost connection has one effect. `refresh` names the reads that are stale afterwards.
 */
export function useApiMutation<E extends AnyEndpoint>(endpoint: E, refresh: readonly AnyEndpoint[] = []) {
  const client = useQueryClient();
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return useMutation<ResponseOf<E>, ApiError, CallInput<E>>({
    mutationFn: (input) => {
      const body = JSON.stringify(input);
      // Another body is another request: it may not be answered with the first one's result.
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      return api(endpoint, input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: async () => {
      attempt.current = null;
      await Promise.all(
        refresh.map((read) =>
          client.invalidateQueries({ queryKey: [read.strategy, `${read.method} ${read.path}`] }),
        ),
      );
    },
  });
}
