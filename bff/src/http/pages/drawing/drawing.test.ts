import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BootDocument, RemoteEntry } from '@fio/contracts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { createDrawing } from './create-drawing.ts';

const root = mkdtempSync(join(tmpdir(), 'fio-drawing-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A shell that draws what the remote says, in the classes it says it in. */
const SHELL = `
exports.provided = { brand: () => 'Fio' };
exports.draw = async ({ boot, path, exposed }) => exposed.draw(boot, path);`;

let builds = 0;
/** A remote whose \`draw(boot, path)\` is this text, published under a build of its own. */
function remoteOf(text: string): RemoteEntry {
  builds += 1;
  const build = String(builds).padStart(16, '0');
  put(`data/mf/mf-public/${build}/server.cjs`, `exports.draw = (boot, path) => { ${text} };`);
  put(`data/mf/mf-public/${build}/7.0a.css`, '.page{color:red}.head:hover{color:blue}');
  put(`data/mf/mf-public/${build}/8.0b.css`, '.page{color:red}');
  put(`data/mf/mf-public/${build}/9.0c.css`, '.other{color:red}');
  const base = `/mf/mf-public/${build}/`;
  return { id: 'mf-public', build, base } as RemoteEntry;
}

put('shell/index.html', '<head><link rel="stylesheet" href="/assets/shell.css"></head>');
put('shell/server.cjs', SHELL);
put('shell/assets/shell.css', '.head{color:red}');
put('shell/assets/public.css', '.card{color:red}');

const error = vi.fn();
const services = {
  config: { dataDir: join(root, 'data') },
  log: { error },
} as unknown as Infrastructure;
const drawing = createDrawing(services, join(root, 'shell/index.html'));
const draw = (text: string) =>
  drawing.draw({ boot: { language: 'pt' } as BootDocument, path: '/x', remote: remoteOf(text) });

describe('a first view', () => {
  it('is drawn by the shell and the remote from the document of the page', async () => {
    const drawn = await draw("return `<p>${boot.language} ${path} ${require('brand')}</p>`;");
    expect(drawn?.html).toBe('<p>pt /x Fio</p>');
  });

  it('brings the fewest sheets along that its classes need, and none the page has already', async () => {
    const drawn = await draw(`return '<p class="page card"><b class="head"></b></p>';`);
    const files = [...(drawn?.styles ?? '').matchAll(/href="([^"]+)" integrity="sha384-[^"]{64}"/g)];
    expect(files.map(([, href = '']) => href.split('/').at(-1))).toEqual(['public.css', '7.0a.css']);
    expect(drawn?.styles).toContain('data-rspack="mf-public:chunk-7"');
    // Not from where the remote's own files come from: what hangs there must not hold up the page.
    expect(drawn?.styles).not.toContain('"/mf/');
  });

  it.each([
    ['fails', "throw new Error('No.');"],
    ['asks for what nobody provides', "return require('node:fs');"],
    ['reaches for the process', 'return process.exit(1);'],
    ['reaches for files', "return process.getBuiltinModule('node:fs').readFileSync('/etc/passwd', 'utf8');"],
    ['ends its thread', "return new Function('return this')().process.kill(1);"],
  ])('that %s leaves the page to the browser and says so', async (_what, text) => {
    error.mockReset();
    expect(await draw(text)).toBeNull();
    expect(error).toHaveBeenCalledOnce();
    expect((await draw("return 'again';"))?.html).toBe('again');
  });

  it('that never ends is given up, and the next one is drawn', async () => {
    expect(await draw('for (;;);')).toBeNull();
    expect((await draw("return 'again';"))?.html).toBe('again');
  });

  it('keeps no process from ending', async () => {
    put('other/server.cjs', SHELL.replace('exposed.draw(boot, path)', "'drawn'"));
    const artist = JSON.stringify(new URL('./Artist.ts', import.meta.url).href);
    const task = JSON.stringify({ shell: join(root, 'other/server.cjs'), remote: null, boot: {}, path: '/' });
    const program = `import(${artist}).then(({ Artist }) => new Artist().draw(${task})).then(console.log);`;
    const run = promisify(execFile)(process.execPath, ['-e', program]);
    expect((await run).stdout).toBe('drawn\n');
  });

  it('is nobody’s where the remote left nothing for the server', async () => {
    const remote = { ...remoteOf(''), build: 'f'.repeat(16) };
    expect(await drawing.draw({ boot: {} as BootDocument, path: '/', remote })).toBeNull();
  });

  it('is drawn with a new build of the shell as soon as there is one', async () => {
    put('shell/server.cjs', SHELL.replace('exposed.draw(boot, path)', "'new'"));
    utimesSync(join(root, 'shell/server.cjs'), new Date(), new Date(Date.now() + 5_000));
    expect((await draw("return 'old';"))?.html).toBe('new');
  });
});
