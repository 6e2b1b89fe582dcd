/** The query parameter that opens the dialog over any public page: a link to `?sac` is enough. */
const SAC_PARAMETER = 'sac';

const FOLLOW = /^#sac=([\w-]{43})$/;

/** The secret of an e-mail's link, which stands after the # so that no server is told of it; null in other addresses. */
export const tokenIn = (hash: string): string | null => FOLLOW.exec(hash)?.[1] ?? null;

/** Whether the dialog is to be open. */
export const isSacAsked = (search: string): boolean => new URLSearchParams(search).has(SAC_PARAMETER);

/** The same query with the dialog open or closed, as it stands in an address. */
export function withSac(search: string, open: boolean): string {
  const rest = new URLSearchParams(search);
  rest.delete(SAC_PARAMETER);
  const text = rest.toString();
  const parts = [text, open ? SAC_PARAMETER : ''].filter(Boolean).join('&');
  return parts && `?${parts}`;
}
