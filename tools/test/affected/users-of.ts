import type { Import } from '../../lint/areas/imports.ts';
import { areaOf } from '../../lint/areas/rules.ts';

/** The areas of the server together with all that use them, directly or by way of others. */
export function withUsers(areas: readonly string[], imports: readonly Import[]): string[] {
  const found = new Set(areas);
  for (const area of found)
    for (const { from, to } of imports) {
      const user = areaOf(from);
      if (user !== null && areaOf(to) === area) found.add(user);
    }
  return [...found];
}
