import { bulkRuns, type BulkRun, type ResponseOf, type validation } from '@fio/contracts';
import { expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createStaff, type SignedHeaders, signInStaff } from '../../../test/factories.ts';
import { ALL_CHECKED, prizeDesk } from '../../../test/prize-desk.ts';

type Win = ResponseOf<typeof validation.get>;
const desk = prizeDesk();

const somebodyElse = async () => {
  const { services } = desk.app;
  return signInStaff(services, await createStaff(services, { name: 'Caio Neves' }));
};
const as = <Body>(headers: SignedHeaders, method: string, path: string, body?: object) =>
  call<Body>(desk.app, method, `/admin${path}`, { headers, ...(body && { body }) });
const claim = (id: string, headers = desk.headers) =>
  as<Win & { code?: string }>(headers, 'POST', `/validation/${id}/claim`);
/** All that the queue gives this person, from the beginning until it comes round. */
async function queueOf(headers: SignedHeaders): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let after = ''; ;) {
    const { id } = (await as<{ id: string | null }>(headers, 'GET', `/validation${after}`)).body;
    if (id === null || seen.has(id)) return seen;
    seen.add(id);
    after = `?after=${id}`;
  }
}

it('shows whose a win is, and gives it to nobody else meanwhile', async () => {
  const { id } = await desk.win();
  const caio = await somebodyElse();
  expect((await claim(id)).body.lock).toMatchObject({ mine: true, name: 'Bianca Rocha' });
  expect((await claim(id, caio)).body.lock).toMatchObject({ mine: false, name: 'Bianca Rocha' });
  expect((await as<Win>(caio, 'GET', `/validation/${id}`)).body.lock).toMatchObject({ mine: false });
  expect((await queueOf(caio)).has(id)).toBe(false);
  expect((await queueOf(desk.headers)).has(id)).toBe(true);

  // Another's release changes nothing.
  expect((await as(caio, 'POST', `/validation/${id}/release`)).status).toBe(204);
  expect((await claim(id, caio)).body.lock?.mine).toBe(false);
  await as(desk.headers, 'POST', `/validation/${id}/release`);
  expect((await claim(id, caio)).body.lock).toMatchObject({ mine: true, name: 'Caio Neves' });
});

it('ends with its time, and with the decision', async () => {
  const { db } = desk.app.services;
  const prize = await desk.win();
  await claim(prize.id);
  await db.prize.update({ where: { id: prize.id }, data: { lockedUntil: new Date(Date.now() - 1) } });
  const caio = await somebodyElse();
  expect((await claim(prize.id, caio)).body.lock?.mine).toBe(true);
  // The lock guards the looking, the version the deciding.
  expect((await desk.decide(prize, 'validate')).status).toBe(200);
  expect((await claim(prize.id, caio)).body).toMatchObject({ lock: null, prize: { state: 'validated' } });
});

it('gives what one has just decided back once that is undone', async () => {
  const { id, version } = await desk.win();
  await claim(id);
  const values = { checklist: ALL_CHECKED, note: null };
  const action = '/admin/validation/:id/validate';
  const order = { list: 'prizes', action, id, version, values };
  const { body: run } = await as<BulkRun>(
    desk.headers,
    'POST',
    bulkRuns.decide.path.slice('/admin'.length),
    order,
  );
  expect((await claim(id)).body.code).toBe('CONFLICT');
  expect((await claim(id, await somebodyElse())).body.lock).toMatchObject({ name: 'Bianca Rocha' });
  expect((await queueOf(desk.headers)).has(id)).toBe(false);
  await as(desk.headers, 'POST', `/bulk-runs/${run.id}/cancel`);
  expect((await claim(id)).body.lock?.mine).toBe(true);
});
