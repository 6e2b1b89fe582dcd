import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { exec } from '../../shared/exec.ts';
import { command } from '../../shared/paths.ts';

/** One line of a file that is taken away, numbered from 1, or all of it. */
export interface Removal {
  readonly file: string;
  readonly line: number | 'whole';
  readonly text: string;
}

const isSaid = (line: string) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line);

/** Each line of the files that says something. */
export const linesOf = (root: string, files: readonly string[]): Removal[] =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, text }))
      .filter(({ text }) => isSaid(text)),
  );

/** Each of the files, to be taken away whole. */
export const wholeOf = (files: readonly string[]): Removal[] =>
  files.map((file) => ({ file, line: 'whole', text: file }));

/** A file's text without that line. */
export const without = (root: string, { file, line }: Removal): string =>
  line === 'whole'
    ? ''
    : readFileSync(join(root, file), 'utf8')
        .split('\n')
        .toSpliced(line - 1, 1)
        .join('\n');

/** Whether what is left is no TypeScript any more. */
const isBroken = (root: string, removal: Removal): boolean =>
  parseSync(removal.file, without(root, removal)).errors.length > 0;

/** Each line of the files without which there is still TypeScript. Throws where they have no more than `least` lines. */
export function linesLeft(root: string, files: readonly string[], least: number): Removal[] {
  const lines = linesOf(root, files);
  if (lines.length <= least) throw new Error(`${files.join(', ')}: ${lines.length} lines`);
  return lines.filter((line) => !isBroken(root, line));
}

/** The files that the compiler complains of. */
export async function complaints(
  root: string,
  name: string,
  files: readonly string[],
  base: string,
): Promise<Set<string>> {
  const config = join(root, base, `tsconfig.${name}.json`);
  writeFileSync(
    config,
    JSON.stringify({ extends: './tsconfig.json', include: [], files: files.map((file) => join(root, file)) }),
  );
  // Its threads would work out the same types each: alone it takes half the processor time.
  const args = ['--noEmit', '--pretty', 'false', '--singleThreaded', '-p', config];
  const { output } = await exec(command('tsc'), args, {
    cwd: root,
  });
  rmSync(config);
  return new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
}

/**
 * The removals that the types let pass: each is made in a copy of the area's folder of its own, beside the area, and all
 * copies are compiled at once. A removal from its contract leads its copy to a copy of that. `whole` is a copy without a removal, and has to pass.
 */
export async function passing(
  root: string,
  folder: string,
  base: string,
  removals: readonly Removal[],
): Promise<Removal[]> {
  const own = readdirSync(join(root, folder)).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const copyOf = (name: string, changed?: Removal) => {
    const copy = `${folder}-${name}`;
    mkdirSync(join(root, copy));
    const isBeside = changed && dirname(changed.file) !== folder;
    const contract = isBeside ? changed.file.replace(/\.ts$/, `-${name}.ts`) : null;
    if (isBeside && contract) writeFileSync(join(root, contract), without(root, changed));
    const isGone = (file: string) => changed?.line === 'whole' && basename(changed.file) === file;
    const left = own.filter((file) => !isGone(file));
    for (const file of left) {
      const isChanged = changed && !isBeside && basename(changed.file) === file;
      const text = readFileSync(join(root, folder, file), 'utf8');
      const led = contract ? text.replaceAll(/(@fio\/contracts\/admin\/[\w-]+)/g, `$1-${name}`) : text;
      writeFileSync(join(root, copy, file), isChanged ? without(root, changed) : led);
    }
    return [...left.map((file) => `${copy}/${file}`), ...(contract ? [contract] : [])];
  };
  const whole = copyOf('whole');
  const copies = removals.map((removal, index) => ({ removal, files: copyOf(`without-${index}`, removal) }));
  const files = [...whole, ...copies.flatMap((one) => one.files)];
  const complained = await complaints(root, 'removals', files, base);
  for (const file of files) rmSync(join(root, file));
  for (const name of new Set(files.map(dirname)))
    if (name.startsWith(`${folder}-`)) rmSync(join(root, name), { recursive: true });
  const isNamed = (file: string) => [...complained].some((one) => one.endsWith(file));
  if (whole.some(isNamed)) throw new Error(`The area itself has type errors: ${[...complained].join(', ')}`);
  return copies.filter((one) => !one.files.some(isNamed)).map(({ removal }) => removal);
}
