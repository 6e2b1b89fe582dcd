import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from './bundle.ts';

const SOURCES = join(import.meta.dirname, '../src/page');

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What would end the element that a script lies in. */
const harmless = (script: string) =>
  script.replaceAll('</script', String.raw`<\/script`).replaceAll('<!--', String.raw`<\!--`);

/** Nothing but this page's own script and style, and no connection to anywhere. */
const policyOf = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${sourceOf(script)}`,
    `style-src ${sourceOf(style)}`,
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The whole page: one file that needs no other and no network. */
export async function page(): Promise<string> {
  const worker = harmless(await bundle({ entry: 'src/page/worker.ts', target: 'page' }));
  const main = await bundle({
    entry: 'src/page/main.ts',
    target: 'page',
    defined: { WORKER: JSON.stringify(worker) },
  });
  const script = harmless(main);
  const style = await readFile(join(SOURCES, 'page.css'), 'utf8');
  const template = await readFile(join(SOURCES, 'page.html'), 'utf8');
  // By functions: a text may hold what would be a pattern's own sign.
  return template
    .replace('{{policy}}', policyOf(script, style))
    .replace('<style>', () => `<style>${style}`)
    .replace('<script>', () => `<script>${script}`);
}
