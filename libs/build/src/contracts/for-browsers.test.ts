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
      "export const one = /*#__PURE__*/ endpoint({ path: '/one', ",
      '',
      '  body });',
      'export const answer = { response: given };',
    ].join('\n'),
  );
});

it('says of what is made with the module that it does nothing else, and of nothing that is done', () => {
  const text =
    'const a = z.string().check(trim());\nlater();\nready && later();\nconst b = () => { list.push(1); };';
  expect(forBrowsers('two.ts', text)).toBe(
    'const a = /*#__PURE__*/ z.string().check(/*#__PURE__*/ trim());\nlater();\nready && later();\nconst b = () => { list.push(1); };',
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
  const base = baseConfig(dir, { id: 'mf-kit', version: '1.0.0' });
  const config = {
    ...base,
    entry: { built: entry },
    output: { ...base.output, filename: 'built.js' },
    optimization: { ...base.optimization, splitChunks: false as const },
  };
  const text = await buildFile(config, 'built.js');
  expect(text).toContain('/shows/:slug');
  expect(text).toContain('password');
  for (const field of ['synopsis', 'srcSet', 'correctOptionId']) expect(text).not.toContain(field);
});
