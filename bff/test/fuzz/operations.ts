import type { OpenApiDocument } from '../../src/http/openapi/document.ts';
import { follow } from '../../src/http/openapi/follow.ts';
import type { Operation } from './requests.ts';

interface Described {
  readonly parameters?: Operation['parameters'];
  readonly requestBody?: { readonly content: NonNullable<Operation['body']> };
}

/** Every operation of the document. */
export const operationsOf = (document: OpenApiDocument): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Described>).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.map((one) => follow(document, one)),
      body: requestBody?.content ?? null,
    })),
  );
