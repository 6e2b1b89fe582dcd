import { readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SHELL_API } from '@fio/contracts/documents/boot';
import { sharedFile, sharedModules, type SharedModule } from '../../libs/build/src/shared.ts';
import * as zod from '../../libs/build/src/zod.ts';
import { ROOT } from '../shared/paths.ts';
import { Declarations, type Target } from './Declarations.ts';
import { declarationsOf, emitDeclarations } from './emit.ts';
import type { Report } from './Report.ts';

const TOKENS = join(ROOT, 'design-system/src/tokens/tokens.css');

/** The libraries' major versions, and of the narrowed one what is left of it. */
function* libraries(): Generator<[string, string]> {
  for (const { request, version, library } of sharedModules())
    if (library) yield [request, `version ${version.split('.')[0]}`];
  for (const name of Object.keys(zod)) yield [`zod/mini#${name}`, ''];
}

/** The names of the design system's custom properties: their values are its own affair. */
function* tokens(): Generator<[string, string]> {
  for (const [name] of readFileSync(TOKENS, 'utf8').matchAll(/--fio-[\w-]+(?=:)/g))
    yield [`@fio/design-system/styles.css#${name}`, ''];
}

const idOf = ({ file, name }: Target) => `${file}#${name}`;

/** Readable where it stands: each name of a choice on a line, nothing of where the files lie. */
const tidy = (text: string) =>
  text
    .replaceAll(/import\("\.[^"]*"\)\./g, '')
    .replaceAll(/ \| (?=["'])/g, '\n  | ')
    .replaceAll(/\n\s*\n/g, '\n');

/** A module's source in this checkout, where npm's links lead to it. */
const sourceOf = (module: SharedModule) => realpathSync(sharedFile(module));

/** Our own shared modules: what each exports, and behind it what those declarations speak of. */
async function* ours(): AsyncGenerator<[string, string]> {
  const modules = sharedModules().filter(({ library }) => !library);
  await emitDeclarations(modules.map(sourceOf));
  const declarations = new Declarations();
  const waiting: Target[] = [];
  const told = new Set<string>();
  for (const module of modules) {
    for (const [name, target] of declarations.exportsOf(declarationsOf(sourceOf(module)))) {
      const key = `${module.request}#${name}`;
      if (target.file === null) {
        yield [key, `from ${target.from}`];
        continue;
      }
      const { text, refs } = declarations.read(target.file, target.name);
      yield [key, tidy(text)];
      told.add(idOf(target));
      waiting.push(...refs);
    }
  }
  const root = declarationsOf(ROOT);
  for (let target = waiting.shift(); target; target = waiting.shift()) {
    if (target.file === null || told.has(idOf(target))) continue;
    told.add(idOf(target));
    const { text, refs } = declarations.read(target.file, target.name);
    yield [`behind ${relative(root, target.file).replace(/\.d\.ts$/, '')}#${target.name}`, tidy(text)];
    waiting.push(...refs);
  }
}

/** What the shell offers remotes now. Runs the compiler: some seconds. */
export async function makeReport(): Promise<Report> {
  const entries = new Map([...libraries(), ...tokens()]);
  for await (const [key, text] of ours()) entries.set(key, text);
  return { version: SHELL_API, entries };
}
