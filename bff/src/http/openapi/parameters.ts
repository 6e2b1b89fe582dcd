import { PARAMETER_WORDS, valueFor } from './parameter-words.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: { readonly type?: unknown; readonly description?: string };
  description?: string;
  example?: unknown;
  style?: string;
  explode?: boolean;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
}

/** Says of an operation's parameters what their schemas can't: in place, as the document's maker gives it. */
export function tellParameters({ operationId, parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    const { name, in: place, required, schema = {} } = parameter;
    const words = PARAMETER_WORDS[`${operationId}.${name}`] ?? PARAMETER_WORDS[name];
    if (words !== undefined && schema.description === undefined) parameter.description ??= words;
    if (required) parameter.example = valueFor(name, schema);
    // `?f[state]=open` is what OpenAPI calls a deep object.
    if (place === 'query' && schema.type === 'object') {
      parameter.style = 'deepObject';
      parameter.explode = true;
    }
  }
}
