import { expect, it } from 'vitest';
import { docsContext } from '../../../../test/docs-context.ts';
import type { OpenApiDocument } from '../../openapi/document.ts';
import type { DocsContext } from '../docs-context.ts';
import type { Schema } from './description.ts';
import { fieldNames } from './field-names.ts';
import { fieldsHtml } from './fields.ts';
import { sampleOf } from './sample.ts';
import { curl, fetched, type Call } from './snippets.ts';

/** A tree that goes on without end, as comments below comments do. */
const schemas: Record<string, Schema> = {
  Leaf: {
    type: 'object',
    properties: { size: { type: 'integer', minimum: 1, maximum: 9 } },
    required: ['size'],
  },
  Tree: {
    type: 'object',
    description: 'Grows `on`.',
    properties: {
      leaf: { $ref: '#/components/schemas/Leaf' },
      branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      colour: { anyOf: [{ enum: ['green', 'red'] }, { type: 'null' }] },
      either: {
        anyOf: [
          { type: 'object', properties: { height: { type: 'number' } }, required: ['height'] },
          { type: 'object', properties: { width: { type: 'number' } }, required: ['width'] },
        ],
      },
    },
    required: ['leaf', 'branches'],
  },
};
const document = { components: { schemas } } as unknown as OpenApiDocument;
const context: DocsContext = { ...docsContext('en'), documents: { user: document, admin: document } };
const tree: Schema = { $ref: '#/components/schemas/Tree' };
const shown = (direction: 'sent' | 'answered') => fieldsHtml(tree, { part: 'user', direction, context });

it('shows the fields of a body as a tree that ends, with names, types, rules and alternatives', () => {
  const html = shown('sent');
  expect(html).toContain('<code>leaf</code>');
  expect(html).toContain('<a href="/api/docs/reference/schemas#Leaf"><code>Leaf</code></a>');
  expect(html).toContain('<summary>Fields of <code>Leaf</code></summary>');
  expect(html).toContain('<small>1–9</small>');
  expect(html).toContain('list of <a href="/api/docs/reference/schemas#Tree">');
  expect(html).not.toContain('<summary>Fields of <code>Tree</code>');
  expect(html).toContain('<code>&quot;green&quot;</code> | <code>&quot;red&quot;</code> | <code>null</code>');
  expect(html).toMatch(/one of these<\/p><ol class="either"><li>.*height.*<li>.*width/s);
});

it('says of what is sent what must be there, of what is answered what may be absent', () => {
  expect(shown('sent').match(/<em>required<\/em>/g)?.length).toBeGreaterThan(2);
  expect(shown('sent')).not.toContain('may be absent');
  expect(shown('answered')).toMatch(/<code>colour<\/code>.*<em>may be absent<\/em>/);
  expect(shown('answered')).not.toContain('>required<');
});

it('names the fields within, and makes something to begin with of what must be there', () => {
  expect([...fieldNames(document, tree)]).toEqual(
    expect.arrayContaining(['leaf', 'size', 'branches', 'colour', 'height', 'width']),
  );
  expect(sampleOf(document, tree)).toEqual({ leaf: { size: 1 }, branches: [null] });
});

const call: Call = {
  method: 'POST',
  address: 'https://fio.example/api/trees/{treeId}',
  hasToken: true,
  idempotent: true,
  body: { type: 'application/json', json: { name: "d'água" } },
};

it('writes the call for the shell and for JavaScript', () => {
  expect(curl(call)).toBe(`curl -X POST "https://fio.example/api/trees/$TREE_ID" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '{
  "name": "d'\\''água"
}'`);
  const script = fetched(call);
  expect(script).toContain('fetch(`https://fio.example/api/trees/${treeId}`, {');
  expect(script).toContain(`JSON.stringify({
    "name": "d'água"
  })`);
  expect(curl({ ...call, method: 'PUT', body: { type: 'image/png', json: undefined } })).toContain(
    '--data-binary @file',
  );
  expect(fetched({ ...call, method: 'GET', hasToken: false, idempotent: false, body: null })).toBe(
    'const response = await fetch(`https://fio.example/api/trees/${treeId}`);\nif (!response.ok) throw new Error((await response.json()).code);',
  );
});
