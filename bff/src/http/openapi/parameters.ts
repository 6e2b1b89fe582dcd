import { filterWords, searchWords } from './list-words.ts';
import { PARAMETER_WORDS, valueFor } from './parameter-words.ts';

interface Filter {
  readonly $ref?: string;
  description?: string;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: {
    readonly type?: unknown;
    readonly description?: string;
    readonly properties?: Readonly<Record<string, Filter>>;
  };
  description?: string;
  example?: unknown;
  style?: string;
  explode?: boolean;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
}

const wordsFor = (operationId: string, name: string) =>
  PARAMETER_WORDS[`${operationId}.${name}`] ??
  (name === 'q' ? searchWords(operationId) : undefined) ??
  PARAMETER_WORDS[name];

/** Says of an operation's parameters what their schemas can't: in place, as the document's maker gives it. */
export function tellParameters({ operationId, parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    const { name, in: place, required, schema = {} } = parameter;
    const words = wordsFor(operationId, name);
    if (words !== undefined && schema.description === undefined) parameter.description ??= words;
    if (required) parameter.example = valueFor(name, schema);
    // `?f[state]=open` is what OpenAPI calls a deep object.
    if (place === 'query' && schema.type === 'object') {
      parameter.style = 'deepObject';
      parameter.explode = true;
      for (const [filter, one] of Object.entries(schema.properties ?? {})) {
        const meant = filterWords(operationId, filter);
        if (meant !== undefined && one.$ref === undefined) one.description ??= meant;
      }
    }
  }
}
