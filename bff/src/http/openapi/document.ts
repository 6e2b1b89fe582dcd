import { errorAnswer, type AnyEndpoint } from '@fio/contracts';
import { contracts } from '@fio/contracts/contracts';
import { createDocument } from 'zod-openapi';
import { operationOf } from './operation.ts';

export interface NamedEndpoint {
  readonly area: string;
  readonly name: string;
  readonly endpoint: AnyEndpoint;
}

/** Every endpoint of every contract. */
export const everyEndpoint: readonly NamedEndpoint[] = Object.entries(contracts).flatMap(([area, contract]) =>
  Object.entries<AnyEndpoint>(contract).map(([name, endpoint]) => ({ area, name, endpoint })),
);

/** `/polls/:id` as OpenAPI writes it. */
const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function pathsOf() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { area, name, endpoint } of everyEndpoint) {
    const path = (paths[templated(endpoint.path)] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(area, name, endpoint);
  }
  return paths;
}

interface Parameter {
  name?: string;
  in?: string;
  schema?: { type?: unknown };
  style?: string;
  explode?: boolean;
}

/** `?f[state]=open` is what OpenAPI calls a deep object. */
function markDeepObjects(parameters: readonly object[] | undefined): void {
  for (const parameter of (parameters ?? []) as Parameter[]) {
    if (parameter.in !== 'query' || parameter.schema?.type !== 'object') continue;
    parameter.style = 'deepObject';
    parameter.explode = true;
  }
}

/** The OpenAPI 3.1 document, made from the contracts alone. */
export function openApiDocument(name: string) {
  const bearer = { type: 'http', scheme: 'bearer' } as const;
  const document = createDocument({
    openapi: '3.1.1',
    info: { title: `${name} API`, version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths: pathsOf(),
    components: {
      schemas: { ErrorAnswer: errorAnswer },
      securitySchemes: { user: bearer, admin: bearer },
    },
  });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path)) {
      markDeepObjects((operation as { parameters?: object[] }).parameters);
    }
  }
  return document;
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
