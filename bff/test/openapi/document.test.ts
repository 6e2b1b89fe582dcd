import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../src/http/openapi/document.ts';
import { REDOCLY_CONFIG, redocly } from './redocly.ts';

const settings = { name: 'Fio da Meada', bindingCookie: '__Host-fio-binding' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fio-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PARTS = ['user', 'admin'] as const;
const fileOf = (part: string) => `${part}.json`;

/** Starting Redocly costs as much as a document: it reads both at once. */
async function lint(contents: Readonly<Record<(typeof PARTS)[number], unknown>>) {
  for (const part of PARTS) writeFileSync(join(folder, fileOf(part)), JSON.stringify(contents[part]));
  // A hundred problems are shown unless it is asked for more.
  const how = ['--config', REDOCLY_CONFIG, '--format', 'github-actions', '--max-problems', '2000'];
  return redocly(['lint', ...PARTS.map(fileOf), ...how], folder);
}

interface Broken {
  paths: Record<string, unknown>;
  components: { securitySchemes: Record<string, unknown> };
}
const SCHEME = { user: 'visitor', admin: 'staff' } as const;

/** The document with nothing left but what is wrong: a scheme that isn't defined, and two paths that differ by a name alone. */
function broken(part: (typeof PARTS)[number]): Broken {
  const document = structuredClone(openApiDocument(settings, part)) as unknown as Broken;
  const scheme = SCHEME[part];
  delete document.components.securitySchemes[scheme];
  const [path, item] =
    Object.entries(document.paths).find(
      ([name, one]) => /\/\{\w+\}$/.test(name) && JSON.stringify(one).includes(`"${scheme}":[]`),
    ) ?? [];
  if (path === undefined) throw new Error(`Nothing asks for "${scheme}" at an id.`);
  document.paths = { [path]: item, [path.replace(/\w+\}$/, 'other}')]: item };
  return document;
}

// A program is started for each: it takes its seconds on a busy machine.
describe('the OpenAPI documents, as Redocly reads them', { timeout: 120_000 }, () => {
  it('have no error', async () => {
    const { code, output } = await lint({
      user: openApiDocument(settings, 'user'),
      admin: openApiDocument(settings, 'admin'),
    });
    expect(code === 0 ? '' : output).toBe('');
  });

  it('are refused with an undefined security scheme, and with two paths that differ by a name alone', async () => {
    const { code, output } = await lint({ user: broken('user'), admin: broken('admin') });
    expect(code).not.toBe(0);
    for (const part of PARTS)
      for (const rule of ['security-defined', 'no-identical-paths'])
        expect(output).toMatch(new RegExp(`title=${rule},file=[^,]*${fileOf(part)}`));
  });
});
