import type { OpenApi, Parameter, Schema } from './documents.ts';
import { operationsOf, type ClientOperation } from './operations.ts';
import { comment, namesIn, propertyName, typeOf } from './type-of.ts';

export const HEAD = "// Made from the API's document by libs/client/build: not to be changed here.";

/** What the text uses of the machinery's types. */
const importsOf = (text: string) => {
  const used = ['CallOptions', 'NoInput', 'Upload'].filter((name) => text.includes(name));
  return `import type { ${used.join(', ')} } from '../options.ts';\n`;
};

/** Everything that these schemas are made of, by name, in the document's order. */
export function reached({ components: { schemas } }: OpenApi, roots: readonly unknown[]): [string, Schema][] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    for (const name of namesIn(part)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  roots.forEach(visit);
  return Object.entries(schemas).filter(([name]) => found.has(name));
}

/** A named schema: an interface where it can be one, for those read best. */
export function declaration(name: string, schema: Schema, before = 'export '): string {
  const type = typeOf(schema);
  const text =
    schema.type === 'object' && schema.properties ? `interface ${name} ${type}` : `type ${name} = ${type};`;
  return `${comment(schema.description, '')}${before}${text}\n`;
}

const INDENT = '  ';

function parameterLine({ name, required, schema = {}, description = schema.description }: Parameter): string {
  const inner = `${INDENT}    `;
  const [sign, or] = required ? ['', ''] : ['?', ' | undefined'];
  const line = `${inner}${propertyName(name)}${sign}: ${typeOf(schema, inner)}${or};\n`;
  return `${comment(description, inner)}${line}`;
}

function inputOf({ parameters, body }: ClientOperation): string {
  const lines = parameters.map(parameterLine);
  if (body !== null)
    lines.push(`${INDENT}    body: ${body === 'upload' ? 'Upload' : typeOf(body, `${INDENT}    `)};\n`);
  if (lines.length === 0) return 'input?: NoInput';
  const isDemanded = body !== null || parameters.some(({ required }) => required);
  return `input${isDemanded ? '' : '?'}: {\n${lines.join('')}${INDENT}  }`;
}

function answerType({ answer, isStream }: ClientOperation): string {
  if (answer === null) return 'Promise<void>';
  if (answer === 'file') return 'Promise<Response>';
  return `${isStream ? 'AsyncGenerator' : 'Promise'}<${typeOf(answer, INDENT)}${isStream ? ', void' : ''}>`;
}

function methodOf(operation: ClientOperation): string {
  const { name, summary, method, path, permission } = operation;
  const who = permission === undefined ? '' : ` Takes the scope \`${permission}\`.`;
  const said = comment(`${summary}${who} \`${method} ${path}\``, INDENT);
  return `${said}${INDENT}readonly ${name}: (\n${INDENT}  ${inputOf(operation)},\n${INDENT}  options?: CallOptions,\n${INDENT}) => ${answerType(operation)};\n`;
}

const marksOf = ({ takesKey, isRepeatable, body, answer, isStream }: ClientOperation) =>
  [
    takesKey && 'key',
    isRepeatable && 'again',
    body === 'upload' && 'upload',
    answer === 'file' && 'file',
    isStream && 'events',
  ].filter((mark) => mark !== false);

const lineOf = (operation: ClientOperation) =>
  [operation.method, operation.path, ...marksOf(operation)].join(' ');

/** The module of one document: its types by their names there, the client's type, and each operation's way. */
export function moduleOf(document: OpenApi, client: string): string {
  const operations = operationsOf(document);
  // A problem is what every refusal is, whichever operations there are.
  const roots = [...operations, { $ref: '#/components/schemas/Problem' }];
  const types = reached(document, roots).map(([name, schema]) => declaration(name, schema));
  const methods = operations.map(methodOf).join('');
  const ways = operations.map((one) => `  ${one.name}: '${lineOf(one)}',\n`).join('');
  return [
    HEAD,
    importsOf(methods),
    ...types,
    `/** Every operation by the document's name of it. */\nexport interface ${client} {\n${methods}}\n`,
    `/** How each is called. */\nexport const ways = {\n${ways}};\n`,
  ].join('\n');
}
