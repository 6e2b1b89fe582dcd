import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, EXAMPLES_FILE, type Example } from '../../src/http/openapi/examples.ts';
import { program } from './program.ts';

type ByName = Readonly<Record<string, Example>>;

/** Writes each area's examples, in the repository's format; an area that has none has no file. */
export function writeExamples(byArea: ReadonlyMap<string, ByName>): void {
  const files: string[] = [];
  for (const area of readdirSync(AREAS)) {
    const file = join(AREAS, area, EXAMPLES_FILE);
    const examples = byArea.get(area);
    if (examples) {
      // Without line breaks: the format then makes none where a line holds it.
      writeFileSync(file, JSON.stringify(examples));
      files.push(file);
    } else if (existsSync(file)) rmSync(file);
  }
  spawnSync(program('oxfmt'), files, { stdio: 'inherit' });
}
