import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** As much of JSON Schema as the documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}
export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
export interface Ref {
  readonly $ref: string;
}
export interface Answer {
  readonly content?: Content;
}
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, Answer | Ref>>;
  readonly 'x-permission'?: string;
  readonly 'x-repeatable'?: boolean;
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** What the product sends to others, by the event's kind. */
  readonly webhooks?: Readonly<Record<string, { readonly post?: Pick<Operation, 'requestBody'> }>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

export interface Documents {
  /** The API's version, a day. */
  readonly version: string;
  readonly site: OpenApi;
  readonly backOffice: OpenApi;
}

const ROOT = join(import.meta.dirname, '../../..');
const WRITER = join(ROOT, 'bff/src/http/openapi/documents-cli.ts');
const CHANGELOG = join(ROOT, 'docs/api/CHANGELOG.md');

/** The newest day under which changes of the API are told. */
async function newestVersion(): Promise<string> {
  const [, version] = /^## (\d{4}-\d{2}-\d{2})$/m.exec(await readFile(CHANGELOG, 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${CHANGELOG} tells of no version`);
  return version;
}

/**
 * The API's documents as the back end makes them from the contracts. A program of its own makes them: what is checked and
 * bundled here knows nothing of the product's sources.
 */
export async function documents(): Promise<Documents> {
  const { stdout } = await promisify(execFile)(process.execPath, [WRITER], { maxBuffer: 2 ** 26 });
  return { ...(JSON.parse(stdout) as Omit<Documents, 'version'>), version: await newestVersion() };
}

/** What stands in a document, or what it refers to among the components. */
export function follow<Part extends object>({ components }: OpenApi, part: Part | Ref): Part {
  if (!('$ref' in part)) return part;
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref) ?? [];
  const found = components[kind]?.[name];
  if (found === undefined) throw new Error(`${part.$ref} is not in the document`);
  return found as Part;
}
