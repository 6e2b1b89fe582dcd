import { globSync } from 'node:fs';
import { join } from 'node:path';
import { menuOf } from '@fio/build';
import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../src/http/openapi/document.ts';

const ROOT = join(import.meta.dirname, '../..');
const menu = (
  await Promise.all(globSync('mf-admin-*', { cwd: ROOT }).map((remote) => menuOf(join(ROOT, remote))))
).flat();
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
