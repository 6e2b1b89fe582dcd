import type { OpenApiDocument } from '../../src/http/openapi/document.ts';
import type { TestApp } from '../app.ts';
import type { JsonSchema, Known } from './plausible.ts';
import type { Operation } from './requests.ts';

/** So many of one name are enough to choose from. */
const ENOUGH = 12;

/** Names that lead from one record to another. */
const isReference = (name: string) => /^(id|slug|build|number|ip)$|Id$|^remote$/.test(name);

function gather(found: Map<string, Set<string>>, value: unknown, list: string): void {
  if (Array.isArray(value)) value.slice(0, ENOUGH).forEach((one) => gather(found, one, list));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && isReference(name)) {
      const key = name === 'id' ? list : name;
      const seen = found.get(key) ?? new Set();
      if (seen.size < ENOUGH) found.set(key, seen.add(member));
    } else gather(found, member, list);
  }
}

/**
 * What a caller can know of the product: every list is read once, and what its answers name is kept. `/polls` holds the
 * ids of polls, `pollId` what answers called by that name or, failing that, those same ids.
 */
export async function learn(
  app: TestApp,
  documents: readonly OpenApiDocument[],
  operations: readonly Operation[],
  callers: readonly Readonly<Record<string, string>>[],
): Promise<Known> {
  const found = new Map<string, Set<string>>();
  for (const { path } of operations.filter((one) => one.method === 'GET' && !one.path.includes('{'))) {
    if (path.includes('live') || path.includes('changes')) continue;
    for (const headers of callers) {
      const response = await app.fetch(`/api${path}`, { headers });
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      if (response.ok && isJson) gather(found, await response.json(), `/${path.split('/').at(-1)}`);
      else await response.body?.cancel();
    }
  }
  const schemas = Object.assign({}, ...documents.map(({ components }) => components?.schemas)) as Readonly<
    Record<string, JsonSchema>
  >;
  const plural = (name: string) => `/${name.replace(/Id$/, '')}s`;
  return {
    values: (name) => [...(found.get(name) ?? (name.endsWith('Id') ? (found.get(plural(name)) ?? []) : []))],
    schema: (ref) => schemas[ref.split('/').at(-1) ?? ''] ?? {},
  };
}
