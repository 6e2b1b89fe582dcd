import { parseSync } from 'oxc-parser';

/** A word written out in a catalogue: the text of one key, whose last part may be a value of an enumeration. */
export interface Literal {
  /** The object it stands in and what comes before the key's last dot: `invoicesPt.state`. */
  readonly group: string;
  readonly value: string;
  readonly text: string;
}

/** Values of an enumeration, as a list of the contracts or the domain names them. */
export interface ValueList {
  readonly name: string;
  readonly values: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The node of every `const name = …`, what only narrows its type taken off. */
function constantsOf(node: Node): { name: string; value: Node }[] {
  const below = childrenOf(node).flatMap(constantsOf);
  if (node.type !== 'VariableDeclarator' || !isNode(node['init'])) return below;
  const name = String((node['id'] as Node)['name']);
  return [{ name, value: bare(node['init']) }, ...below];
}

const bare = (node: Node): Node =>
  (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') && isNode(node['expression'])
    ? bare(node['expression'])
    : node;

const textOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;

function wordsIn(object: Node, path: readonly string[]): Literal[] {
  return childrenOf(object).flatMap((property): Literal[] => {
    if (property.type !== 'Property' || !isNode(property['key']) || !isNode(property['value'])) return [];
    const { key, value } = property as unknown as { key: Node; value: Node };
    const names = [...path, ...String(key['name'] ?? key['value']).split('.')];
    const text = textOf(value);
    if (text !== null) return [{ group: names.slice(0, -1).join('.'), value: names.at(-1) ?? '', text }];
    return value.type === 'ObjectExpression' ? wordsIn(value, names) : [];
  });
}

const programOf = (file: string, source: string) => parseSync(file, source).program as unknown as Node;

/** What a file writes out itself: words it takes from elsewhere are no literals. */
export const literalsOf = (file: string, source: string): Literal[] =>
  constantsOf(programOf(file, source)).flatMap(({ name, value }) =>
    value.type === 'ObjectExpression' ? wordsIn(value, [name]) : [],
  );

/** The lists of texts a file declares, of two values or more. */
export const valueListsOf = (file: string, source: string): ValueList[] =>
  constantsOf(programOf(file, source)).flatMap(({ name, value }) => {
    if (value.type !== 'ArrayExpression') return [];
    const values = (value['elements'] as unknown[]).map(textOf);
    return values.length > 1 && values.every((one) => one !== null) ? [{ name, values }] : [];
  });

/** The ids of the actions that a declaration of an area offers over many records. */
export function bulkActionsOf(file: string, source: string): string[] {
  const walk = (node: Node): string[] => {
    const own = new Map(
      (node.type === 'ObjectExpression' ? childrenOf(node) : []).map(({ key, value }) => [
        isNode(key) ? key['name'] : '',
        isNode(value) ? value['value'] : undefined,
      ]),
    );
    return [...(own.get('bulk') === true ? [String(own.get('id'))] : []), ...childrenOf(node).flatMap(walk)];
  };
  return walk(programOf(file, source));
}
