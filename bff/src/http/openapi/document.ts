import type { AnyEndpoint } from '@fio/contracts';
import { contracts } from '@fio/contracts/contracts';
import { createDocument } from 'zod-openapi';
import { closeBodies } from './close-bodies.ts';
import { hoist } from './hoist.ts';
import type { NamedEndpoint } from './named-endpoint.ts';
import { operationOf } from './operation.ts';
import { operationName } from './operation-name.ts';
import { tellParameters } from './parameters.ts';
import { plain } from './plain-schema.ts';
import { examplesIn } from './refusal-examples.ts';
import { nameSchemas } from './schema-names.ts';
import { docsWordsEn } from '../docs/words/words.en.ts';
import { grouped } from './tag-groups.ts';
import { tagsOf } from './tags.ts';
import { securitySchemes, signingIn, type DocumentPart } from './security-schemes.ts';
import { webhookOperations } from './webhooks.ts';

/** Every endpoint of every contract. */
export const everyEndpoint: readonly NamedEndpoint[] = Object.entries(contracts).flatMap(([area, contract]) =>
  Object.entries<AnyEndpoint>(contract).map(([name, endpoint]) => ({ area, name, endpoint })),
);

/** Those that a document of this part holds. */
export const endpointsOf = (part: DocumentPart): readonly NamedEndpoint[] =>
  everyEndpoint.filter(({ endpoint }) => endpoint.strategy === part);

/** `/polls/:id` as OpenAPI writes it. */
const templated = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function pathsOf(part: DocumentPart) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { area, name, endpoint } of endpointsOf(part)) {
    const path = (paths[templated(endpoint.path)] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(area, name, endpoint);
  }
  return paths;
}

/** What of a deployment shows in its document. */
export interface DocumentSettings {
  /** Of the product. */
  readonly name: string;
  /** Name of the cookie without which staff's tokens are worth nothing. */
  readonly bindingCookie: string;
}

const header = (description: string) => ({ description, schema: { type: 'string' as const } });

/** What answers tell beside their bodies. */
const HEADERS = {
  'RateLimit-Policy': header(
    'The limit that the request counted against, as draft-ietf-httpapi-ratelimit-headers has it: `"vote";q=60;w=60` is 60 requests in 60 seconds.',
  ),
  RateLimit: header(
    'How many requests are left of it, and in how many seconds there will be more: `"vote";r=59;t=60`.',
  ),
  'Idempotent-Replayed': header('`true` where this is the answer that the same Idempotency-Key got before.'),
  'Retry-After': header(
    'Seconds to wait before the same request is worth sending again, where that can be told.',
  ),
  Link: header('RFC 8288: the first, previous, next and last page of the list.'),
};

/** Those that the operations of a part refer to. */
function headersIn(paths: object): Partial<typeof HEADERS> {
  const text = JSON.stringify(paths, (key, value: unknown) =>
    key === 'schema' || key === 'requestParams' ? undefined : value,
  );
  return Object.fromEntries(
    Object.entries(HEADERS).filter(([name]) => text.includes(`#/components/headers/${name}"`)),
  );
}

const TITLES = { user: 'API', admin: 'API of the back office' };

/** As Redocly and its like read how a reference is divided. */
const tagGroups = (tags: readonly string[]) =>
  grouped(tags).map((one) => ({ name: docsWordsEn[`group_${one.group}`], tags: one.tags }));

/** A part's OpenAPI 3.1 document, made from the contracts. */
export function openApiDocument({ name, bindingCookie }: DocumentSettings, part: DocumentPart) {
  nameSchemas(everyEndpoint);
  const paths = pathsOf(part);
  const tags = tagsOf(endpointsOf(part));
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${name} ${TITLES[part]}`,
        version: '1.0.0',
        description: signingIn(part, bindingCookie),
      },
      servers: [{ url: '/api' }],
      tags,
      'x-tagGroups': tagGroups(tags.map(({ name: tag }) => tag)),
      paths,
      ...(part === 'admin' && { webhooks: webhookOperations() }),
      components: {
        examples: examplesIn(paths),
        headers: headersIn(paths),
        securitySchemes: securitySchemes(part, bindingCookie),
      },
    },
    { override: plain },
  );
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path)) tellParameters(operation as never);
  const open = endpointsOf(part).filter(({ endpoint }) => endpoint.foreignFields !== undefined);
  closeBodies(document as never, new Set(open.map(operationName)));
  hoist(document as never);
  return document;
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;
