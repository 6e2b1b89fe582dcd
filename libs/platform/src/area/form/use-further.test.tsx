import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PermissionEntry } from '@fio/contracts/permissions';
import { stores } from '../../session/index.ts';
import { faqContract } from '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';
import type { Area } from '../area.ts';
import { useFurther } from './use-further.ts';

type Action = NonNullable<Area['actions']>[number];

const publish: Action = {
  id: 'publish',
  endpoint: { ...faqContract.update, method: 'POST', path: '/admin/faq/:id/publish' },
  when: ({ state }) => state === 'draft',
};
const close: Action = { ...publish, id: 'close', when: ({ state }) => state === 'open' };
const drop: Action = { ...publish, id: 'drop', danger: true };
const words = Object.assign(() => (key: string) => key, { t: (key: string) => key });

const offered = (actions: Action[], may: readonly PermissionEntry['action'][] = ['view', 'edit']) => {
  const permissions = may.map((action): PermissionEntry => ({ permission: 'faq', action }));
  stores.admin.setState({ user: { permissions } as never, status: 'ready' });
  const enumerations = { state: { values: ['draft', 'open'] } };
  const area = { contract: faqContract, words, detail: { tabs: [] }, enumerations, actions };
  return renderHook(() => useFurther(area as unknown as Area, null)).result.current;
};

it('is the first that a draft is made for, and nothing that takes it away', () => {
  expect(offered([close, drop, publish])?.id).toBe('publish');
  expect(offered([close, drop])).toBeUndefined();
});

it('is not what a new record can’t be ready for', () => {
  expect(offered([{ ...publish, withCreate: false }])).toBeUndefined();
});

it('is offered to whom may do it and see what came of it', () => {
  expect(offered([publish], ['view'])).toBeUndefined();
  expect(offered([publish], ['edit'])).toBeUndefined();
});

it('is done at once, or asked for on the record’s page where it asks for more', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/admin/faq/one/publish', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const created = { id: 'one', version: 3 };
  expect(await offered([publish])?.run(created)).toBe('/admin/faq/one');
  expect(sent).toEqual([{ version: 3 }]);
  const asking = { ...publish, dialog: () => null };
  expect(await offered([asking])?.run(created)).toBe('/admin/faq/one#publish');
  expect(sent).toHaveLength(1);
});
