import type { Method } from '@fio/contracts';
import type { Route } from '../core/request/routes.ts';

export interface Matched {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly route: Route;
  /** The fixed words of the path by their place, and the names of the others. */
  readonly words: readonly (string | null)[];
  readonly names: readonly (string | null)[];
}

function patternOf(route: Route): Pattern {
  const parts = route.endpoint.path.slice(1).split('/');
  return {
    route,
    words: parts.map((part) => (part.startsWith(':') ? null : part)),
    names: parts.map((part) => (part.startsWith(':') ? part.slice(1) : null)),
  };
}

const fits = ({ words }: Pattern, parts: readonly string[]) =>
  words.every((word, index) => word === null || word === parts[index]);

/** Null for broken percent-encoding: such an address is an address of nothing. */
function decoded(part: string): string | null {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function paramsOf({ names }: Pattern, parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    if (name === null) continue;
    const value = decoded(parts[index] ?? '');
    if (value === null || value === '') return null;
    params[name] = value;
  }
  return params;
}

/**
 * Finds the route of a method and path among all: by the number of segments first, so that dozens of endpoints cost no
 * more than a few comparisons. Words are matched before parameters, exactly and in their own case. HEAD is GET.
 */
export function createMatcher(routes: readonly Route[]): (method: string, path: string) => Matched | null {
  const byShape = new Map<string, Pattern[]>();
  const shape = (method: string, parts: readonly string[]) => `${method} ${parts.length}`;
  for (const route of routes) {
    const key = shape(route.endpoint.method satisfies Method, route.endpoint.path.slice(1).split('/'));
    byShape.set(key, [...(byShape.get(key) ?? []), patternOf(route)]);
  }
  const unknowns = ({ words }: Pattern) => words.filter((word) => word === null).length;
  for (const patterns of byShape.values()) patterns.sort((a, b) => unknowns(a) - unknowns(b));

  return (method, path) => {
    const parts = path.slice(1).split('/');
    const patterns = byShape.get(shape(method === 'HEAD' ? 'GET' : method, parts));
    const pattern = patterns?.find((one) => fits(one, parts));
    const params = pattern && paramsOf(pattern, parts);
    return pattern && params ? { route: pattern.route, params } : null;
  };
}
