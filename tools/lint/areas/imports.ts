import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One file's import of another of the same tree, types included; both relative to its root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The modules that a text names, in imports, exports and `import()` of a plain string. */
function namedIn(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((one) => one.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map((one) =>
      text.slice(one.moduleRequest.start, one.moduleRequest.end).slice(1, -1),
    ),
  ];
}

/** All imports within a source tree, tests and what is generated apart. */
export function importsOf(root: string): Import[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated/'),
  );
  return files.flatMap((file) => {
    const path = join(root, file);
    const own = new Set(namedIn(file, readFileSync(path, 'utf8')).filter((name) => name.startsWith('.')));
    return [...own].map((name) => ({ from: file, to: relative(root, join(dirname(path), name)) }));
  });
}
