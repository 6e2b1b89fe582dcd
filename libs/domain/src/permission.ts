/** A permission somebody holds: an area of the back office and one action in it. */
export interface GrantedPermission {
  readonly permission: string;
  readonly action: string;
}

/** What choosing the active menu entry needs to know; `permission` absent or null means that anyone may see it. */
export interface MenuTarget {
  readonly href: string;
  readonly permission?: string | null;
}

/**
 * Whether `needed` is held: written `polls` any action in the area does, written `polls:edit` that action must be held.
 * An empty `needed` is never held: an entry open to all has no permission at all.
 */
export function matchesPermission(granted: readonly GrantedPermission[], needed: string): boolean {
  const [permission, action] = needed.split(':');
  return granted.some(
    (entry) => entry.permission === permission && (action === undefined || entry.action === action),
  );
}

/** Whether `path` is `href` or lies below it: `/admin/polls` takes in `/admin/polls/1`, not `/admin/polls-old`. */
function isWithin(path: string, href: string): boolean {
  const base = href.replace(/\/+$/, '');
  return path === base || path.startsWith(`${base}/`);
}

/**
 * The first entry, in menu order, whose `href` the path begins with (whole segments) and whose permission is held
 * (specification, section 2). `path` may carry query and hash.
 */
export function activeMenuEntry<Entry extends MenuTarget>(
  entries: readonly Entry[],
  path: string,
  granted: readonly GrantedPermission[],
): Entry | undefined {
  const pathname = path.replace(/[?#].*$/s, '');
  return entries.find(
    ({ href, permission }) =>
      isWithin(pathname, href) && (permission == null || matchesPermission(granted, permission)),
  );
}
