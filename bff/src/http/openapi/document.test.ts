import { Validator } from '@platformatic/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { docsPage } from './docs-page.ts';
import { everyEndpoint, openApiDocument } from './document.ts';

const document = openApiDocument('Fio da Meada');

interface Schema {
  readonly type?: unknown;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: unknown;
}

/** Objects of a schema that let through keys they don't name. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties } = schema as Schema;
  const isOpen = type === 'object' && (additionalProperties === undefined || additionalProperties === true);
  const inner = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}/${key}`));
  return isOpen ? [path, ...inner] : inner;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator({ strict: false });
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(validator.version).toBe('3.1');
  });

  it('has every endpoint once, with its success and its refusals', () => {
    const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(everyEndpoint.length);
    for (const operation of operations as { responses: object }[]) {
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^2/), '500']),
      );
    }
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

describe('the readable page', () => {
  it.each(['pt', 'en'] as const)(
    'shows every endpoint in %s without script or style of its own',
    (language) => {
      const html = docsPage(document, language);
      for (const { area, name, endpoint } of everyEndpoint) {
        expect(html).toContain(`id="${area}.${name}"`);
        expect(html).toContain(`/api${endpoint.path}`);
      }
      expect(html).not.toMatch(/<script|<style| style=| on\w+=|https?:\/\//);
    },
  );
});
