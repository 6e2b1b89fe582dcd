import { gzipSync } from 'node:zlib';
import { Validator } from '@platformatic/openapi-schema-validator';
import { WEBHOOK_TYPES } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { endpointsOf, everyEndpoint, openApiDocument } from './document.ts';

const settings = { name: 'Fio da Meada', bindingCookie: '__Host-fio-binding' };
const parts = ['user', 'admin'] as const;

interface Schema {
  readonly type?: unknown;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: unknown;
}

type Content = Record<string, { schema?: unknown; examples?: unknown }>;
interface Shown {
  readonly requestBody?: { content?: Content };
  readonly responses: Record<string, { content?: Content }>;
}

const partsOf = ({ requestBody = {}, responses }: Shown) => [requestBody, ...Object.values(responses)];

/** Objects of a schema that let through keys they don't name. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties } = schema as Schema;
  const isOpen = type === 'object' && (additionalProperties === undefined || additionalProperties === true);
  const inner = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}/${key}`));
  return isOpen ? [path, ...inner] : inner;
}

describe.each(parts)('the OpenAPI document (%s)', (part) => {
  const document = openApiDocument(settings, part);

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator({ strict: false });
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(validator.version).toBe('3.1');
  });

  it('has every endpoint of its part once, with its success and its refusals', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(endpointsOf(part).length);
    for (const operation of operations as { responses: object }[]) {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^2/), '500']),
      );
    }
  });

  it('shows what each operation sends and answers, its refusals too', () => {
    const bare = new Set<string>();
    for (const [path, operations] of Object.entries(document.paths ?? {}))
      for (const [method, operation] of Object.entries(operations as Record<string, Shown>))
        for (const { content = {} } of partsOf(operation))
          for (const media of Object.values(content))
            if (media.schema !== undefined && media.examples === undefined) bare.add(`${method} ${path}`);
    expect([...bare]).toEqual([]);
  });

  it('leaves compressed as small as docs/decisions/api.md says', () => {
    const bytes = gzipSync(JSON.stringify(document)).length;
    expect(bytes).toBeLessThan({ user: 60_000, admin: 170_000 }[part]);
  });

  it('lets no answer carry a key that its schema does not name', () => {
    const answers = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, { responses: Record<string, unknown> }>).flatMap(
        ([method, { responses }]) => openObjects(responses, `${method} ${path}`),
      ),
    );
    expect(answers).toEqual([]);
  });
});

it('promises the headers that answers have, and none to what counts and repeats by itself', () => {
  const [site, office] = parts.map((part) => openApiDocument(settings, part).paths ?? {});
  const headersOf = (answer: unknown) => Object.keys((answer as { headers?: object }).headers ?? {});
  expect(headersOf(office?.['/admin/faq']?.get?.responses?.['200'])).toEqual([
    'RateLimit-Policy',
    'RateLimit',
    'Link',
  ]);
  expect(headersOf(site?.['/sac']?.post?.responses?.['201'])).toContain('RateLimit');
  expect(headersOf(site?.['/theories']?.get?.responses?.['200'])).toEqual([]);
  const vote = site?.['/polls/{id}/vote']?.post?.responses;
  expect(headersOf(vote?.['201'])).toEqual([]);
  expect(JSON.stringify(vote)).not.toContain('IDEMPOTENCY_KEY_REUSED');
});

it('says which POST without a key may be sent again, and of no other', () => {
  const { paths = {} } = openApiDocument(settings, 'admin');
  const posts = paths as Record<string, { post?: { 'x-repeatable'?: boolean } }>;
  const told = ['/admin/sales', '/admin/shows', '/admin/remotes/{remote}/rollback', '/admin/token/rotate'];
  expect(told.map((path) => posts[path]?.post?.['x-repeatable'] ?? false)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(told.every((path) => posts[path]?.post)).toBe(true);
});

it('puts every area in one group, for Redocly and our own reference', () => {
  for (const part of parts) {
    const { tags, 'x-tagGroups': groups } = openApiDocument(settings, part) as unknown as {
      tags: { name: string }[];
      'x-tagGroups': { name: string; tags: string[] }[];
    };
    const told = groups.flatMap((group) => group.tags);
    expect(told.toSorted()).toEqual(tags.map(({ name }) => name).toSorted());
  }
});

it('has a named body and an example of each event that a webhook is sent', () => {
  const { webhooks = {} } = openApiDocument(settings, 'admin');
  const bare = Object.entries(webhooks as Record<string, { post: Shown }>).filter(([, { post }]) => {
    const { schema, examples } = post.requestBody?.content?.['application/json'] ?? {};
    return examples === undefined || !JSON.stringify(schema).includes('Event"');
  });
  expect(bare.map(([type]) => type)).toEqual([]);
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_TYPES]);
});

it('is in two parts that leave nothing out and share nothing', () => {
  expect(parts.flatMap(endpointsOf)).toHaveLength(everyEndpoint.length);
  const open = JSON.stringify(openApiDocument(settings, 'user'));
  expect(open).not.toMatch(/"\/admin\/|fio-binding|apiToken/);
});
