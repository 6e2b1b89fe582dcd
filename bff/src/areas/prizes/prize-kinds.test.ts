import type { prizeKinds, ResponseOf } from '@fio/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BEHIND_PROXY, call } from '../../../test/call.ts';
import { DAY } from '../../../test/clock.ts';
import { createStaff, signInStaff, type SignedHeaders } from '../../../test/factories.ts';

type Kind = ResponseOf<typeof prizeKinds.get>;
let app: TestApp;
let headers: SignedHeaders;
beforeAll(async () => {
  app = await createTestApp({ env: BEHIND_PROXY });
  headers = await signInStaff(app.services, await createStaff(app.services));
});
afterAll(() => app.close());

const admin = <Body>(method: string, path: string, body?: object) =>
  call<Body>(app, method, `/admin/prizes/${path}`, { headers, ...(body && { body }) });
const kind = async (title: string) => {
  const input = { title, description: '', value: 4990, position: 1, picture: null };
  return (await admin<Kind>('POST', 'kinds', input)).body;
};

describe('a kind of prize', () => {
  it('is changed by one of two who saw the same version', async () => {
    const { id, version, title, ...rest } = await kind('Pôster');
    const input = { title, description: rest.description, value: 5990, position: 2, picture: null };
    const change = () => admin('PUT', `kinds/${id}`, { ...input, version });
    const statuses = (await Promise.all([change(), change()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('goes while there is no slot of it, and stays once there is', async () => {
    const [free, used] = [await kind('Adesivo'), await kind('Quebra-cabeça')];
    const inDays = (days: number) => new Date(app.services.clock.now().getTime() + days * DAY).toISOString();
    const hours = { startsAt: inDays(1), endsAt: inDays(3), opensMinute: 480, closesMinute: 1320 };
    const allotment = [{ kindId: used.id, quantity: 1 }];
    const plan = { title: 'Semana', rule: 'moments', every: null, ...hours, allotment };
    expect((await admin('POST', 'schedules', plan)).status).toBe(201);
    expect((await admin('DELETE', `kinds/${free.id}`)).status).toBe(204);
    expect((await admin('DELETE', `kinds/${used.id}`)).status).toBe(409);
  });

  it('has no picture that nobody sent', async () => {
    const { id } = await kind('Ecobag');
    const picture = { id, alt: 'Uma sacola', focus: { x: 50, y: 20 } };
    const input = { title: 'X', description: '', value: 100, position: 1, picture };
    expect((await admin('POST', 'kinds', input)).body).toMatchObject({
      fields: { 'picture.id': expect.anything() },
    });
    const unsaid = { ...input, picture: { ...picture, alt: ' ' } };
    expect((await admin('POST', 'kinds', unsaid)).body).toMatchObject({
      fields: { 'picture.alt': expect.anything() },
    });
  });
});
