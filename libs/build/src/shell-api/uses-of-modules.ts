import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Module, NormalModule } from '@rspack/core';
import { sharedModules } from '../shared.ts';
import { readUses, type Named, type Use } from './read-uses.ts';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const SOURCE = /\.tsx?$/;

/** The source behind a relative request, as the compiler looks for it; none for what is no script. */
const sourceAt = (folder: string, request: string): string[] =>
  ENDINGS.map((ending) => join(folder, request.replace(/\?.*/, '')) + ending)
    .filter((file) => SOURCE.test(file) && existsSync(file) && statSync(file).isFile())
    .slice(0, 1);

/** The modules of somebody's own, as against those of packages. */
const isOwn = (file: string) => SOURCE.test(file) && !file.includes('/node_modules/');

/** What the sources say themselves, and those they import for their types alone, which no bundler sees. */
function* asWritten(files: Iterable<string>): Generator<Named> {
  const reached = new Set(files);
  for (const file of reached) {
    const named = readUses(file, readFileSync(file, 'utf8'));
    yield named;
    for (const request of named.requests)
      if (request.startsWith('.')) for (const next of sourceAt(dirname(file), request)) reached.add(next);
  }
}

/** What the bundler read, after its loaders: they import on their own account. */
function* asBundled(modules: readonly NormalModule[], requests: readonly string[]): Generator<Named> {
  for (const module of modules) {
    const text = module.originalSource()?.source().toString() ?? '';
    if (requests.some((request) => text.includes(request))) yield readUses(module.resource, text, 'jsx');
  }
}

const isScript = (module: Module): module is NormalModule =>
  'resource' in module && module.type.startsWith('javascript/');

/**
 * What a build uses of the modules the host provides: the names its sources import, as values or as types, and those that
 * loaders import. What is dropped later counts too.
 */
export function usesOfModules(modules: Iterable<Module>): Use[] {
  const requests = sharedModules().map(({ request }) => request);
  const scripts = [...modules].filter(isScript);
  const own = scripts.map(({ resource }) => resource.replace(/\?.*/, '')).filter(isOwn);
  const named = [...asWritten(own), ...asBundled(scripts, requests)];
  return named.flatMap(({ uses }) => uses).filter(({ request }) => requests.includes(request));
}
