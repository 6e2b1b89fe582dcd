import { describe, expect, it } from 'vitest';
import { person, pushDesk } from '../../../../test/push-desk.ts';
import { browserKeys } from '../../../../test/push-service.ts';

const desk = pushDesk();

describe('a browser', () => {
  it('is kept, knows itself, and is removed by its owner alone', async () => {
    const [one, other] = [await person(desk), await person(desk)];
    await one.device();
    const { devices } = await one.own();
    expect(devices).toHaveLength(1);
    expect(devices[0]?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const id = devices[0]?.id ?? '';
    expect((await other.remove(id)).status).toBe(404);
    expect([(await one.remove(id)).status, (await one.own()).devices]).toEqual([200, []]);
  });

  it('of another service, with keys that are none, or for a key of ours that isn’t given, is refused', async () => {
    const { add, own } = await person(desk);
    const { endpoint, p256dh, auth } = desk.service.subscribe();
    for (const bad of [
      'https://evil.example/a',
      'http://127.0.0.1:1/a',
      'https://169.254.169.254/',
      'file:///a',
    ])
      expect((await add({ endpoint: bad, p256dh, auth })).status).toBe(422);
    const point = Buffer.alloc(65, 4).toString('base64url');
    expect((await add({ endpoint, p256dh: point, auth })).status).toBe(422);
    const publicKey = browserKeys().ecdh.getPublicKey('base64url');
    expect((await add({ endpoint, p256dh, auth, publicKey })).status).toBe(409);
    expect((await own()).devices).toEqual([]);
  });

  it('is whose session it is in now; its address alone takes it from nobody', async () => {
    const [one, other] = [await person(desk), await person(desk)];
    const { path: _, ...keys } = await one.device();
    const stranger = browserKeys();
    const others = {
      p256dh: stranger.ecdh.getPublicKey('base64url'),
      auth: stranger.auth.toString('base64url'),
    };
    expect((await other.add({ endpoint: keys.endpoint, ...others })).status).toBe(409);
    expect((await one.own()).devices).toHaveLength(1);
    expect((await other.add(keys)).status).toBe(200);
    expect([(await one.own()).devices.length, (await other.own()).devices.length]).toEqual([0, 1]);
  });

  it('beyond ten makes the oldest go', async () => {
    const { device, own } = await person(desk);
    await device();
    const [oldest] = (await own()).devices;
    for (let more = 0; more < 10; more += 1) {
      desk.clock.advance(1);
      await device();
    }
    const { devices } = await own();
    expect([devices.length, devices.some(({ id }) => id === oldest?.id)]).toEqual([10, false]);
  });
});
