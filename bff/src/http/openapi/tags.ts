import { readComments } from './contract-comments.ts';
import type { NamedEndpoint } from './named-endpoint.ts';

interface Tag {
  readonly name: string;
  readonly description: string;
}

/** What the operations of each contract are about, in one sentence or two: the contract's own comment. */
export function tagsOf(endpoints: readonly NamedEndpoint[]): Tag[] {
  const comments = readComments();
  const areas = new Set(endpoints.map(({ area }) => area));
  return [...areas].toSorted().map((area) => ({ name: area, description: comments.get(area)?.whole ?? '' }));
}
