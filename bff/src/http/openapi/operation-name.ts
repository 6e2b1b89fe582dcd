import { namedOtherwise } from './named-otherwise.ts';
import type { NamedEndpoint } from './named-endpoint.ts';
import type { Naming } from './naming.ts';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/s$/, ''],
];

/** `adminFaqEntries`: what the records of an area are called, one and several. */
function nounsOf(area: string): { one: string; many: string } {
  const many = area.replace(/^admin(?=[A-Z])/, '');
  const ending = ENDINGS.find(([of]) => of.test(many));
  return ending ? { one: many.replace(...ending), many } : { one: many, many: `${many}s` };
}

/**
 * `listPolls`, `createPoll`, `closePoll`: what an operation does to what, a name for a method in any language that a client is
 * generated for. Of the names in the contracts, where these are no such words as `named-otherwise.ts` says.
 */
export function operationName({ area, name }: Pick<NamedEndpoint, 'area' | 'name'>): string {
  const own: Naming = namedOtherwise[area] ?? {};
  const given = own.operations?.[name];
  if (given !== undefined) return given;
  const { one, many } = { ...nounsOf(area), ...own };
  if (name === 'list' || name === 'export') return name + capital(many);
  return (name === 'remove' ? 'delete' : name) + capital(one);
}
