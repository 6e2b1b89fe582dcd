import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A name of a module of ours, or of somebody else's, which has no file here. */
export interface Target {
  /** The declaration file; null where the name comes from a package. */
  readonly file: string | null;
  readonly name: string;
  /** The package's name where there is no file. */
  readonly from?: string;
}

export interface Declaration {
  /** As the compiler wrote it, without `export` and `declare`. */
  readonly text: string;
  /** What of ours it speaks of. */
  readonly refs: readonly Target[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Imported {
  readonly from: string;
  readonly name: string;
}

interface Parsed {
  readonly text: string;
  readonly imports: ReadonlyMap<string, Imported>;
  /** By the exported name: the local one, or another module's. */
  readonly exports: ReadonlyMap<string, string | Imported>;
  /** Modules of which everything is exported. */
  readonly stars: readonly string[];
  readonly declared: ReadonlyMap<string, readonly Node[]>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Every name a declaration speaks, and the modules it reaches into by `import('…')`. */
function spoken(node: Node): (string | Imported)[] {
  const own: (string | Imported)[] = [];
  if (node.type === 'Identifier') own.push(node['name'] as string);
  if (node.type === 'TSImportType') {
    const { source, qualifier } = node as unknown as {
      source: { value: string };
      qualifier?: { name?: string };
    };
    if (qualifier?.name) own.push({ from: source.value, name: qualifier.name });
  }
  return [...own, ...childrenOf(node).flatMap(spoken)];
}

const namesOf = (statement: Node): string[] => {
  const named = (statement['declarations'] as Node[] | undefined) ?? [statement];
  return named.flatMap((one) => (one['id'] as { name?: string } | null)?.name ?? []);
};

function parse(file: string): Parsed {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text, { lang: 'dts', sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports = new Map<string, Imported>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, { from: moduleRequest.value, name: importName.name ?? '*' });
  const exports = new Map<string, string | Imported>();
  const stars: string[] = [];
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (moduleRequest && !exportName.name) stars.push(moduleRequest.value);
    else if (moduleRequest)
      exports.set(exportName.name ?? '', { from: moduleRequest.value, name: importName.name ?? '*' });
    else exports.set(exportName.name ?? 'default', localName.name ?? 'default');
  }
  const declared = new Map<string, Node[]>();
  for (const statement of program.body as unknown as Node[]) {
    const inner = (statement['declaration'] as Node | null | undefined) ?? statement;
    for (const name of namesOf(inner)) declared.set(name, [...(declared.get(name) ?? []), inner]);
  }
  return { text, imports, exports, stars, declared };
}

/** The declaration files of our packages as one net of names. */
export class Declarations {
  readonly #parsed = new Map<string, Parsed>();

  #of(file: string): Parsed {
    const known = this.#parsed.get(file) ?? parse(file);
    this.#parsed.set(file, known);
    return known;
  }

  #follow(file: string, { from, name }: Imported): Target | undefined {
    if (!from.startsWith('.') || name === '*') return { file: null, name, from };
    const next = join(dirname(file), from).replace(/\.tsx?$/, '.d.ts');
    return this.exportsOf(next).get(name);
  }

  /** What a name means within a file; undefined where it is the language's own. */
  #resolve(file: string, name: string): Target | undefined {
    const { declared, imports } = this.#of(file);
    if (declared.has(name)) return { file, name };
    const imported = imports.get(name);
    return imported && this.#follow(file, imported);
  }

  /** All that a file exports, by name, and where each is declared. */
  exportsOf(file: string): Map<string, Target> {
    const { exports, stars } = this.#of(file);
    const found = new Map<string, Target>();
    for (const from of stars.filter((star) => star.startsWith('.')))
      for (const [name, target] of this.exportsOf(join(dirname(file), from).replace(/\.tsx?$/, '.d.ts')))
        found.set(name, target);
    for (const [name, meaning] of exports) {
      const target = typeof meaning === 'string' ? this.#resolve(file, meaning) : this.#follow(file, meaning);
      if (target) found.set(name, target);
    }
    return found;
  }

  /** The declaration of a name in a file; throws where there is none. */
  read(file: string, name: string): Declaration {
    const { text, declared } = this.#of(file);
    const nodes = declared.get(name);
    if (!nodes) throw new Error(`${file} declares no ${name}`);
    const refs = nodes.flatMap(spoken).flatMap((one) => {
      const target = typeof one === 'string' ? this.#resolve(file, one) : this.#follow(file, one);
      return target?.file && !(target.file === file && target.name === name) ? [target] : [];
    });
    return {
      text: nodes
        .map(({ start, end }) => text.slice(start, end).replace(/^(export )?(declare )?/, ''))
        .join('\n'),
      refs,
    };
  }
}
