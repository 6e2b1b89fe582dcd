import * as z from 'zod';
import type { BuildFiles } from './build-files.ts';

export const MAP_ENDING = '.map';
const names = z.array(z.string());
const payload = z.object({
  version: z.literal(3),
  file: z.string().default(''),
  sources: names,
  names: names.default([]),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/** A source map as bundlers write it, without the sources themselves. Throws for anything else. */
export function readMap(bytes: Buffer) {
  return payload.parse(JSON.parse(bytes.toString('utf8')));
}

function isMap(bytes: Buffer): boolean {
  try {
    readMap(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Where what is handed over as source maps isn't one of a script of the build. */
export const mapProblems = (files: BuildFiles, maps: BuildFiles): string[] =>
  [...maps].flatMap(([name, bytes]) => {
    const script = name.slice(0, -MAP_ENDING.length);
    if (!name.endsWith(`.js${MAP_ENDING}`) || !files.has(script))
      return [`${name} is the source map of no script of the build`];
    return isMap(bytes) ? [] : [`${name} is no source map`];
  });
