import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { baseConfig } from '../base.ts';
import { buildFile } from '../build-file.ts';
import { forBrowsers } from './for-browsers.ts';

const dir = mkdtempSync(join(tmpdir(), 'fio-contracts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const { resolve } = createRequire(import.meta.url);
const contract = (name: string) => JSON.stringify(resolve(`@fio/contracts/${name}`));

it('leaves out what an endpoint tells servers alone, and no other word of that name', () => {
  const text = [
    "export const one = endpoint({ path: '/one', response: z.object({",
    '  id: uuid(),',
    '}), summary: "One.", body });',
    'export const answer = { response: given };',
  ].join('\n');
  expect(forBrowsers('one.ts', text)).toBe(
    [
      "export const one = /*#__PURE__*/ (() => (/*#__PURE__*/ endpoint({ path: '/one', ",
      '',
      '  body })))();',
      'export const answer = { response: given };',
    ].join('\n'),
  );
});

it('leaves out what no form of a visitor judges: queries, and bodies that nobody types', () => {
  const of = (path: string, more: string) =>
    `export const one = endpoint({ path: '${path}', ${more}query: asked, body: given });`;
  const left = (path: string, more = '') => forBrowsers('one.ts', of(path, more));
  expect(left('/one')).not.toContain('asked');
  expect(left('/one')).toContain('body: given');
  expect(left('/one', 'untyped: true, ')).not.toContain('given');
  expect(left('/admin/one')).toContain('query: asked, body: given');
});

it('imports the library of schemas so that it can be let go', () => {
  const text = forBrowsers(
    'four.ts',
    "import * as zod from 'zod/mini';\nimport type { core } from 'zod/mini';",
  );
  expect(text).toMatch(
    /^import \{ z as zod \} from ".*schemas\.ts";\nimport type \{ core \} from 'zod\/mini';$/,
  );
});

it('says of what is made with the module that it does nothing else, and of nothing that is done', () => {
  const text =
    'const a = z.string().check(trim());\nlater();\nready && later();\nconst b = () => { list.push(1); };';
  expect(forBrowsers('two.ts', text)).toBe(
    'const a = /*#__PURE__*/ (() => (/*#__PURE__*/ z.string().check(/*#__PURE__*/ trim())))();\nlater();\nready && later();\nconst b = () => { list.push(1); };',
  );
});

it('throws on what can’t be read', () => {
  expect(() => forBrowsers('three.ts', 'const = 1')).toThrow('three.ts');
});

it('takes what answers hold out of a bundle, and leaves what forms are judged by', async () => {
  const entry = join(dir, 'entry.ts');
  writeFileSync(
    entry,
    `import { shows } from ${contract('public/shows')};
    import { visitorSession } from ${contract('public/visitor-session')};
    import { session } from ${contract('public/session')};
    console.log(shows.show.path, visitorSession.user.path, session.login.body);`,
  );
  const text = await built(entry);
  expect(text).toContain('/shows/:slug');
  expect(text).toContain('password');
  expect(text).toContain('Zod');
  for (const field of ['synopsis', 'srcSet', 'correctOptionId']) expect(text).not.toContain(field);
});

it('leaves the library of schemas out where no schema is left', async () => {
  const entry = join(dir, 'first-view.ts');
  writeFileSync(
    entry,
    `import { theories } from ${contract('public/theories')};
    import { votes } from ${contract('public/votes')};
    import { visits } from ${contract('public/visits')};
    console.log(theories.all.path, votes.cast.path, visits.count.path);`,
  );
  const text = await built(entry);
  expect(text).toContain('/polls/:id/vote');
  expect(text).not.toContain('Zod');
});

async function built(entry: string): Promise<string> {
  const base = baseConfig(dir, { id: 'mf-kit', version: '1.0.0' });
  const config = {
    ...base,
    entry: { built: entry },
    output: { ...base.output, filename: 'built.js' },
    optimization: { ...base.optimization, splitChunks: false as const },
  };
  return buildFile(config, 'built.js');
}
