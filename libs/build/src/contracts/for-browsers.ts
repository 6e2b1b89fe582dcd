import { parseSync } from 'oxc-parser';

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
  return (given as readonly Node[])
    .flatMap((argument) => (argument['properties'] ?? []) as readonly Node[])
    .filter(({ key }) => FOR_OTHERS.includes(String(nameOf(key))));
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

function editsOf(program: Node, text: string): Edit[] {
  const edits = new Map<number, Edit>();
  const waiting: { node: Node; isLate: boolean; parent: Node }[] = [
    { node: program, isLate: false, parent: program },
  ];
  const dropped = new Set<Node>();
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { node, parent } = place;
    if (dropped.has(node)) continue;
    for (const part of forOthers(node)) {
      dropped.add(part);
      edits.set(part.start, without(part, text));
    }
    // What a function does when it is called is its own affair.
    const isLate = place.isLate || /Function/.test(node.type);
    const makes = node.type === 'CallExpression' && !DOES.test(parent.type);
    if (makes && !isLate) edits.set(node.start, { start: node.start, end: node.start, text: PURE });
    for (const below of Object.values(node).flat().filter(isNode))
      waiting.push({ node: below, isLate, parent: node });
  }
  return [...edits.values()].sort((one, other) => other.start - one.start);
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
