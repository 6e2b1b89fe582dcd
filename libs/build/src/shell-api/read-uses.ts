import { parseSync, type ParserOptions } from 'oxc-parser';

/** Stands for every name a module exports. */
export const ALL = '*';

/** One name of a module, or `ALL` of them. */
export interface Use {
  readonly request: string;
  readonly name: string;
}

/** What a text names of other modules. */
export interface Named {
  readonly uses: readonly Use[];
  /** Every module it names in whatever way, types included: `./words.ts`. */
  readonly requests: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A node of the tree with the one above it. */
type Place = readonly [node: Node, parent: Node];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function placesOf(root: Node): Place[] {
  const places: Place[] = [];
  const waiting = [root];
  for (let parent = waiting.pop(); parent; parent = waiting.pop())
    for (const node of Object.values(parent).flat().filter(isNode)) {
      places.push([node, parent]);
      waiting.push(node);
    }
  return places;
}

const nameOf = (node: unknown) => (isNode(node) ? (node['name'] as string) : ALL);

/** The name that is taken of a namespace where it is spoken; `ALL` where it is handed on whole. */
function memberAt([node, parent]: Place): string {
  if (parent['object'] === node && !parent['computed']) return nameOf(parent['property']);
  return parent.type === 'TSQualifiedName' && parent['left'] === node ? nameOf(parent['right']) : ALL;
}

/** What is taken of the namespace that is called `local` here: `z.object` takes one name, `other(z)` all. */
function membersOf(places: readonly Place[], local: string): string[] {
  const members = places
    .filter(([node]) => /^(JSX)?Identifier$/.test(node.type) && node['name'] === local)
    .filter(([, parent]) => parent.type !== 'ImportNamespaceSpecifier')
    .map(memberAt);
  return members.length > 0 ? members : [ALL];
}

const HAS_SOURCE = /^(Import|ExportNamed|ExportAll)Declaration$/;

/** The strings of a text but for those of its `import … from` and `export … from`. */
const stringsOf = (places: readonly Place[]): string[] =>
  places.flatMap(([node, parent]) => {
    if (HAS_SOURCE.test(parent.type) && parent['source'] === node) return [];
    const { value } = node as { value?: unknown };
    if (node.type === 'Literal' && typeof value === 'string') return [value];
    return node.type === 'TemplateElement' ? [(value as { cooked: string | null }).cooked ?? ''] : [];
  });

/**
 * What a module names of others, by whichever way: imports and exports of values and of types, `import()`, `require`. A
 * way in which the names can't be told counts as `ALL`. Throws on a text that can't be read.
 */
export function readUses(file: string, text: string, lang?: ParserOptions['lang']): Named {
  const { program, module, errors } = parseSync(file, text, { ...(lang && { lang }) });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const places = placesOf(program as unknown as Node);
  const imported = module.staticImports.flatMap(({ moduleRequest: { value: request }, entries }) => {
    if (entries.length === 0) return [{ request, name: ALL }];
    return entries.flatMap(({ importName, localName }): Use[] => {
      if (importName.kind === 'NamespaceObject')
        return membersOf(places, localName.value).map((name) => ({ request, name }));
      return [{ request, name: importName.name ?? 'default' }];
    });
  });
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName }): Use[] =>
      moduleRequest ? [{ request: moduleRequest.value, name: importName.name ?? ALL }] : [],
    );
  const others = stringsOf(places).map((request): Use => ({ request, name: ALL }));
  const uses = [...imported, ...exported, ...others];
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...uses.map(({ request }) => request),
  ];
  return { uses, requests: new Set(requests) };
}
