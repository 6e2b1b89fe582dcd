import { INTEGER_LIMIT } from '@fio/contracts';
import { expect, it } from 'vitest';
import { openApiDocument, type OpenApiDocument } from './document.ts';
import { follow } from './follow.ts';

/** Too large a file is told as such, however large: FILE_LARGE, not INVALID_REQUEST. */
const knownExceptions = ['startInvoiceUpload bytes'];

interface Schema {
  readonly type?: string;
  readonly name?: string;
  readonly maximum?: number;
}

/** The integers below `value` that no column of 32 bits could keep, by their names. */
function* boundless(document: OpenApiDocument, value: unknown, name: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const schema: Schema = follow(document, value);
  if (schema.type === 'integer' && !((schema.maximum ?? Infinity) <= INTEGER_LIMIT)) yield name;
  for (const [key, member] of Object.entries(schema))
    yield* boundless(document, member, key === 'schema' ? (schema.name ?? name) : key);
}

it('bounds each integer of a request to what a column holds', () => {
  const found = (['user', 'admin'] as const)
    .map((part) => openApiDocument({ name: 'x', bindingCookie: 'x' }, part))
    .flatMap((document) =>
      Object.values(document.paths ?? {})
        .flatMap((path) => Object.values(path as Record<string, object>))
        .flatMap((operation) => {
          const { operationId, parameters, requestBody } = operation as Record<string, unknown>;
          const names = boundless(document, [parameters, requestBody], '');
          return [...names].map((name) => `${String(operationId)} ${name}`);
        }),
    );
  expect(found).toEqual(knownExceptions);
});
