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

async function lint(content: unknown) {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(content));
  return redocly(['lint', file, '--config', REDOCLY_CONFIG, '--format', 'github-actions'], folder);
}

interface Broken {
  paths: Record<string, unknown>;
  components: { securitySchemes: Record<string, unknown> };
}

// A program is started for each: it takes its seconds on a busy machine.
describe.each(['user', 'admin'] as const)(
  'the OpenAPI document (%s), as Redocly reads it',
  { timeout: 120_000 },
  (part) => {
    const document = openApiDocument(settings, part);

    it('has no error', async () => {
      const { code, output } = await lint(document);
      expect(code === 0 ? '' : output).toBe('');
    });

    it('is refused with an undefined security scheme, and with two paths that differ by a name alone', async () => {
      const broken = structuredClone(document) as unknown as Broken;
      delete broken.components.securitySchemes[part === 'user' ? 'visitor' : 'staff'];
      const [path = ''] = Object.keys(broken.paths).filter((one) => /\/\{\w+\}$/.test(one));
      broken.paths[path.replace(/\w+\}$/, 'other}')] = broken.paths[path];
      const { code, output } = await lint(broken);
      expect(code).not.toBe(0);
      expect(output).toContain('security-defined');
      expect(output).toContain('no-identical-paths');
    });
  },
);
