import { createHash } from 'node:crypto';
import { remoteManifest, type RemoteManifest } from '@fio/contracts/documents/manifest';
import type { Container } from './container.ts';

/** What a fixture differs in from one that keeps every promise. Texts are JavaScript. */
export interface Fixture {
  readonly manifest?: Partial<RemoteManifest>;
  /** Runs as the container's script does. */
  readonly top?: string;
  readonly routes?: string;
  readonly widgets?: string;
  /** The body of `start`. */
  readonly start?: string;
  readonly css?: string;
  /** More files of the build, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const script = ({ top, routes, widgets, start }: Required<Omit<Fixture, 'manifest' | 'css' | 'files'>>) => `
  var mf_kit = (() => {
    const base = document.currentScript.src;
    ${top};
    const exposed = {
      './routes': () => ({ default: { id: 'mf-kit', routes: ${routes}, start() { ${start} } } }),
      './widgets': () => ({ default: ${widgets} }),
    };
    return {
      init: () => undefined,
      get: async (name) => exposed[name],
    };
  })();`;

const GOOD = {
  top: '',
  routes: `[{ path: '/admin/kit', handle: { needs: 'actions:view' }, children: [{ path: ':id' }, { index: true }] }]`,
  widgets: `{ 'kit.place': () => null }`,
  start: `const id = setInterval(() => {}, 1000);
    const heard = () => {};
    window.addEventListener('resize', heard);
    return () => { clearInterval(id); window.removeEventListener('resize', heard); };`,
  css: '.mf-kit-page{color:red}.mf-kit-page:is(.mf-kit-on) p{animation:mf-kit-turn 1s}@keyframes mf-kit-turn{to{opacity:0}}',
};

/** A container written by hand: what it is made of is the same for a host as what the bundler makes. */
export function containerOf({
  manifest,
  css = GOOD.css,
  files: more = {},
  ...code
}: Fixture = {}): Container {
  const files = new Map([
    ['remoteEntry.js', Buffer.from(script({ ...GOOD, ...code }))],
    ['routes.css', Buffer.from(css)],
    ...Object.entries(more).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]),
  ]);
  return {
    files,
    manifest: {
      ...remoteManifest.parse({
        id: 'mf-kit',
        version: '1.0.0',
        build: '0123456789abcdef',
        owner: 'kit',
        side: 'admin',
        entry: 'remoteEntry.js',
        integrity: Object.fromEntries([...files].map(([name, bytes]) => [name, integrityOf(bytes)])),
        styles: ['routes.css'],
        requires: { shellApi: '^1.0.0' },
        exposes: ['./routes', './widgets'],
        widgets: ['kit.place'],
        basePaths: ['/admin/kit'],
        menu: [
          {
            id: 'kit',
            section: 'logs',
            title: { pt: 'Kit', en: 'Kit' },
            icon: 'logs',
            href: '/admin/kit',
            permission: 'actions',
            order: 1,
          },
        ],
      }),
      routes: ['/admin/kit', '/admin/kit/:id'],
      permissions: ['actions', 'actions:view'],
      ...manifest,
    },
  };
}
