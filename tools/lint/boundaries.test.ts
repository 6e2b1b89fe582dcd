import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { command } from '../shared/paths.ts';
import { BOUNDARIES } from './boundaries.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

interface Report {
  diagnostics: { code: string; filename: string; help: string; labels: { span: { line: number } }[] }[];
}

/** The lint step runs over the product; this is to see that it would find something. Each finding as `file:line: message`. */
async function lintFixtures(): Promise<string[]> {
  const args = ['-c', 'oxlint.config.ts', '-f', 'json', '.'];
  const run = promisify(execFile)(command('oxlint'), args, { cwd: FIXTURES, maxBuffer: 2 ** 26 });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return (JSON.parse(stdout) as Report).diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, labels, help }) => `${filename}:${labels[0]?.span.line}: ${help}`);
}

/** What the fixtures say about themselves, in the same form. */
function expected(): string[] {
  const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\/(src|e2e)\//.test(name),
  );
  return files.flatMap((file) =>
    readFileSync(join(FIXTURES, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const message = text.split('// forbidden: ')[1];
        return message ? [`${file}:${index + 1}: ${message}`] : [];
      }),
  );
}

it('reports every forbidden import of the fixtures, and nothing else', async () => {
  const wanted = expected();
  expect(wanted.length).toBeGreaterThan(25);
  expect((await lintFixtures()).toSorted()).toEqual(wanted.toSorted());
});

it('has a fixture for every boundary', () => {
  const files = expected().join('\n');
  for (const { folder } of BOUNDARIES) expect(files).toContain(`${folder.replace('*', 'public')}/src/`);
});
