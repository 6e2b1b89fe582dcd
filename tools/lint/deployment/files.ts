import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../shared/paths.ts';

export const DEPLOYMENT = join(ROOT, 'docs/deployment');
export const text = (name: string): string => readFileSync(join(DEPLOYMENT, name), 'utf8');
export const named = (pattern: string): string[] => globSync(pattern, { cwd: DEPLOYMENT }).toSorted();

/** Any value of a document, by the way to it: `at(object, 'spec', 'template')`. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    value ?? undefined,
  );
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

/** The objects of a file, with what they merge; throws on what is no YAML or says a key twice. */
export function manifests(source: string): Manifest[] {
  return parseAllDocuments(source, { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS() as Manifest;
  });
}

/** Every value under this key, however deep. */
export function everyAt(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...everyAt(inner, key),
  ]);
}
