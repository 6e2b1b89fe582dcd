import { parseSync } from 'oxc-parser';
import { ownModule } from '../own-module.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: unknown) => (isNode(node) ? node['name'] : undefined);

/** What stands in the text from `start` to `end` becomes `text`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What an endpoint says of itself to servers and to those who read about it, and to nobody who calls it. */
const FOR_OTHERS = ['params', 'response', 'errors', 'summary'];

/** Where an endpoint is declared, what is for others. */
function forOthers({ type, callee, arguments: given }: Node): readonly Node[] {
  if (type !== 'CallExpression' || nameOf(callee) !== 'endpoint') return [];
  const said = (given as readonly Node[]).flatMap(
    (argument) => (argument['properties'] ?? []) as readonly Node[],
  );
  const valueOf = (name: string) =>
    (said.find(({ key }) => nameOf(key) === name)?.['value'] as Node | undefined)?.['value'];
  // The back office's lists ask their query what it knows; a visitor's page asks none.
  const isVisitors = !/^\/admin(\/|$)/.test(String(valueOf('path') ?? '/admin'));
  const dropped = [
    ...FOR_OTHERS,
    ...(isVisitors ? ['query'] : []),
    ...(valueOf('untyped') === true ? ['body'] : []),
  ];
  return said.filter(({ key }) => dropped.includes(String(nameOf(key))));
}

const SCHEMAS = ownModule(import.meta.dirname, 'schemas');

/** The library of schemas by the file that lets go of it where no schema is left. */
function schemasImport({ type, source, specifiers, start, end, importKind }: Node): readonly Edit[] {
  if (type !== 'ImportDeclaration' || importKind === 'type') return [];
  if ((source as Node)['value'] !== 'zod/mini') return [];
  const [specifier] = specifiers as readonly Node[];
  if (specifier?.type !== 'ImportNamespaceSpecifier')
    throw new Error("Contracts import the library of schemas as a whole: import * as z from 'zod/mini'.");
  const name = nameOf(specifier['local']);
  return [{ start, end, text: `import { z as ${String(name)} } from ${JSON.stringify(SCHEMAS)};` }];
}

/** Lines stay lines, so that what is said of a place in the file stays true. */
function without({ start, end }: Node, text: string): Edit {
  const comma = /^\s*,/.exec(text.slice(end))?.[0] ?? '';
  return { start, end: end + comma.length, text: text.slice(start, end).replace(/[^\n]+/g, '') };
}

/** What a call stands in that is made for what it does. */
const DOES =
  /^(ExpressionStatement|LogicalExpression|ConditionalExpression|UnaryExpression|SequenceExpression|AwaitExpression|ChainExpression)$/;
const PURE = '/*#__PURE__*/ ';

/** What a name of the file is first given, where it is given something. */
const givenIn = (node: Node) =>
  node.type === 'VariableDeclarator' && isNode(node['init']) ? node['init'] : undefined;

/**
 * As a function that is called at once and does nothing else. A bundler follows what a function refers to, and drops that
 * too where nobody asks for what it makes; of the arguments of a call it does not, and keeps them.
 */
const madeAtOnce = ({ start, end }: Node): readonly Edit[] => [
  { start, end: start, text: `${PURE}(() => (` },
  { start: end, end, text: '))()' },
];

function editsOf(program: Node, text: string): Edit[] {
  const edits = new Map<number, Edit>();
  const waiting: { node: Node; isLate: boolean; parent: Node; given: Node | undefined }[] = [
    { node: program, isLate: false, parent: program, given: undefined },
  ];
  const dropped = new Set<Node>();
  const made = new Set<Node>();
  const doing = new Set<Node>();
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { node, parent, given } = place;
    if (dropped.has(node)) continue;
    for (const edit of schemasImport(node)) edits.set(edit.start, edit);
    for (const part of forOthers(node)) {
      dropped.add(part);
      edits.set(part.start, without(part, text));
    }
    // What a function does when it is called is its own affair.
    const isLate = place.isLate || /Function/.test(node.type);
    if (node.type === 'CallExpression' && !isLate) {
      const makes = !DOES.test(parent.type);
      if (makes) edits.set(node.start, { start: node.start, end: node.start, text: PURE });
      if (given) (makes ? made : doing).add(given);
    }
    for (const below of Object.values(node).flat().filter(isNode))
      waiting.push({ node: below, isLate, parent: node, given: given ?? givenIn(node) });
  }
  const whole = [...made].filter((given) => !doing.has(given)).flatMap(madeAtOnce);
  // The wrapper's beginning comes last of what is put at one place, and so stands before it.
  return [...edits.values(), ...whole].sort((one, other) => other.start - one.start);
}

/**
 * A file of the contracts as a browser needs it. A browser judges what is typed and believes what the server answers, so
 * that endpoints go without the schema of the answer; and the bundler is told that making a schema does nothing else, so
 * that those that nobody is left to ask for are not made: each takes its time before the first page answers.
 */
export function forBrowsers(file: string, text: string): string {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return editsOf(program as unknown as Node, text).reduce(
    (left, { start, end, text: put }) => left.slice(0, start) + put + left.slice(end),
    text,
  );
}
