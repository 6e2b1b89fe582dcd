import { globSync, readFileSync } from 'node:fs';
import type { MenuEntry } from '@fio/contracts';
import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../src/http/openapi/document.ts';

const ROOT = new URL('../../', import.meta.url);
const menu = globSync('mf-admin-*/src/remote.json', { cwd: ROOT.pathname }).flatMap((file) => {
  const source = JSON.parse(readFileSync(new URL(file, ROOT), 'utf8')) as { menu?: MenuEntry[] };
  return source.menu ?? [];
});
const linked = menu.filter(({ href }) => href !== undefined);

/** What the pages behind a link read first, or, of those that make or change a record, what they send. */
function accessBehind(href: string): string | undefined {
  const [, area = '', form] = /^(\/admin\/[a-z-]+?)(\/create|\/edit)?$/.exec(href) ?? [];
  const wanted = { '/create': `POST ${area}`, '/edit': `PUT ${area}/:id` }[form ?? ''] ?? `GET ${href}`;
  return everyEndpoint.find(({ endpoint: { method, path } }) => `${method} ${path}` === wanted)?.endpoint
    .access;
}

describe('a menu entry is shown to whom may open its page', () => {
  it.each(linked.map(({ id, href = '', permission }) => [id, href, permission] as const))(
    '%s (%s)',
    (_id, href, permission) => {
      const access = accessBehind(href);
      const isByAction = permission?.includes(':');
      expect(isByAction ? access : access?.split(':')[0]).toBe(permission);
    },
  );
});
