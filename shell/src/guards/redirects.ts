/** The parts of an address that a redirect keeps. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The whole path to come back to. */
export const fullPath = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/** Where a visitor without a session is sent: the sign-in page, with the query they came with. */
export const signInTarget = (login: string, { search }: Place): string => `${login}${search}`;

/**
 * Where a guest-only page sends the signed-in: the remembered page, else home, keeping query and hash. What was
 * remembered whole already has its own.
 */
export function guestTarget(remembered: string | undefined, home: string, { search, hash }: Place): string {
  const target = remembered ?? home;
  const withSearch = target.includes('?') || target.includes('#') ? target : `${target}${search}`;
  return withSearch.includes('#') ? withSearch : `${withSearch}${hash}`;
}
