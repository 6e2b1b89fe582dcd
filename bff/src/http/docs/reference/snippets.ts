import type { AnyEndpoint } from '@fio/contracts';

/** What of a call the snippets show. */
export interface Call {
  readonly method: AnyEndpoint['method'];
  /** `https://fio.example/api/admin/sales/{id}`. */
  readonly address: string;
  readonly hasToken: boolean;
  readonly idempotent: boolean;
  /** The type of what is sent, and it, where it is JSON; a file is read from the disk. */
  readonly body: { readonly type: string; readonly json: unknown } | null;
}

const isFile = ({ body }: Call) => body !== null && body.json === undefined;

/** `{id}`: `$ID`. */
const asVariable = (_: string, name: string) => `$${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}`;

/** A text between the shell's single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call as a command of the shell: what changes from one to the next is a variable. */
export function curl(call: Call): string {
  const { method, address, hasToken, idempotent, body } = call;
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${address.replace(/\{(\w+)\}/g, asVariable)}"`,
    ...(hasToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(idempotent ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body ? [`-H ${quoted(`Content-Type: ${body.type}`)}`] : []),
    ...(isFile(call) ? ['--data-binary @file'] : []),
    ...(body && !isFile(call) ? [`-d ${quoted(JSON.stringify(body.json, null, 2))}`] : []),
  ];
  return parts.join(' \\\n  ');
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** The same for browsers, Node, Deno and Bun. */
export function fetched(call: Call): string {
  const { method, address, hasToken, idempotent, body } = call;
  const headers = [
    ...(hasToken ? ['Authorization: `Bearer ${token}`'] : []),
    ...(idempotent ? ["'Idempotency-Key': crypto.randomUUID()"] : []),
    ...(body ? [`'Content-Type': '${body.type}'`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} },`] : []),
    ...(isFile(call) ? ['body: file,'] : []),
    ...(body && !isFile(call)
      ? [`body: JSON.stringify(${indented(JSON.stringify(body.json, null, 2))}),`]
      : []),
  ];
  const target = `\`${address.replace(/\{(\w+)\}/g, '${$1}')}\``;
  const given = options.length > 0 ? `${target}, {\n  ${options.join('\n  ')}\n}` : target;
  return `const response = await fetch(${given});
if (!response.ok) throw new Error((await response.json()).code);`;
}
