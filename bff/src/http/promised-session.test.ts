import { endpoint } from '@fio/contracts';
import { afterAll, beforeAll, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createStaff, createVisitor, signInStaff, signInVisitor } from '../../test/factories.ts';
import type { ResolvedSession, StaffSession } from '../core/identity/ResolvedSession.ts';
import { area, type Handler } from '../core/request/routes.ts';

const response = z.object({ id: z.string() });
const contract = {
  staff: endpoint({ method: 'GET', path: '/admin/own', access: 'session', summary: 'Says who.', response }),
  permitted: endpoint({
    method: 'GET',
    path: '/admin/all',
    access: 'shows:list',
    summary: 'Says who.',
    response,
  }),
  visitor: endpoint({ method: 'GET', path: '/own', access: 'session', summary: 'Says who.', response }),
  anybody: endpoint({ method: 'GET', path: '/admin/any', access: 'public', summary: 'Says who.', response }),
};
type SessionFor<Name extends keyof typeof contract> = Parameters<
  Handler<(typeof contract)[Name]>
>[1]['session'];

const routes = area(contract, {
  staff: (_input, { session }) => ({ id: session.admin.id }),
  permitted: (_input, { session }) => ({ id: session.admin.id }),
  visitor: (_input, { session }) => ({ id: session.subjectId }),
  anybody: (_input, { session }) => ({ id: session?.subjectId ?? '' }),
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ routes });
});
afterAll(() => app.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.fetch(`/api${path}`, { headers });
  return [answer.status, ((await answer.json()) as { id?: string }).id];
};

it('is the one that access and path promise', async () => {
  expectTypeOf<SessionFor<'staff'>>().toEqualTypeOf<StaffSession>();
  expectTypeOf<SessionFor<'permitted'>>().toEqualTypeOf<StaffSession>();
  expectTypeOf<SessionFor<'visitor'>>().toEqualTypeOf<ResolvedSession>();
  expectTypeOf<SessionFor<'anybody'>>().toEqualTypeOf<ResolvedSession | null>();
  const [staff, visitor] = [await createStaff(app.services), await createVisitor(app.services)];
  const admin = await signInStaff(app.services, staff);
  const user = await signInVisitor(app.services, visitor);
  expect(await get('/admin/own', admin)).toEqual([200, staff.id]);
  expect(await get('/admin/all', admin)).toEqual([200, staff.id]);
  expect(await get('/own', user)).toEqual([200, visitor.id]);
  expect(await get('/admin/any')).toEqual([200, '']);
  for (const path of ['/admin/own', '/admin/all']) expect(await get(path, user)).toEqual([401, undefined]);
});

it('is refused without the staff it should be of, whoever resolved it', async () => {
  const admin = await signInStaff(app.services, await createStaff(app.services));
  const { sessions } = app.services.identity;
  const { resolve } = sessions;
  const resolving = vi.spyOn(sessions, 'resolve').mockImplementation(async (...asked) => {
    const { admin: _admin, ...session } = (await resolve(...asked)) as StaffSession;
    return session;
  });
  expect(await get('/admin/own', admin)).toEqual([401, undefined]);
  expect(resolving).toHaveBeenCalledOnce();
  resolving.mockRestore();
  expect((await get('/admin/own', admin))[0]).toBe(200);
});
