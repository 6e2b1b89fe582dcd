import { type ResponseOf, type WebhookKind, webhooks } from '@fio/contracts';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { webhooksArea } from '../src/areas/webhooks/index.ts';
import type { DeliveryPump } from '../src/areas/webhooks/sending/DeliveryPump.ts';
import { createTestApp, type TestApp } from './app.ts';
import { call } from './call.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createStaff, signInStaff } from './factories.ts';
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts';

export type CreatedWebhook = ResponseOf<typeof webhooks.create>;

/** A super user, a receiver on this machine, and what sends to it. */
export interface WebhookDesk {
  readonly clock: TestClock;
  app: TestApp;
  receiver: WebhookReceiver;
  pump: DeliveryPump;
  staff: { id: string };
  /** In a session of this moment, however far the clock was moved. */
  readonly send: <Body = ResponseOf<typeof webhooks.get>>(
    method: string,
    path: string,
    body?: unknown,
  ) => ReturnType<typeof call<Body>>;
  /** An endpoint at the receiver; `path` tells it from others. */
  readonly create: (events?: readonly WebhookKind[], path?: string) => Promise<CreatedWebhook>;
}

/** One for a test file; every endpoint is gone after each test. */
export function webhookDesk(): WebhookDesk {
  const clock = createTestClock();
  const desk = {
    clock,
    send: async (method: string, path: string, body?: unknown) => {
      const headers = await signInStaff(desk.app.services, desk.staff);
      return call(desk.app, method, `/admin${path}`, { headers, ...(body !== undefined && { body }) });
    },
    create: async (events: readonly WebhookKind[] = ['log.head'], path = '/') => {
      const address = `${desk.receiver.url}${path}`;
      const { status, body } = await desk.send('POST', '/webhooks', { name: 'Painel', address, events });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body as unknown as CreatedWebhook;
    },
  } as WebhookDesk;
  beforeAll(async () => {
    desk.app = await createTestApp({ clock });
    desk.receiver = await startReceiver();
    desk.pump = desk.app.product.servicesOf(webhooksArea).pump;
    desk.staff = await createStaff(desk.app.services);
  });
  afterEach(async () => {
    const { db } = desk.app.services;
    await db.webhookEvent.deleteMany();
    await db.webhookEndpoint.deleteMany();
    desk.receiver.received.length = 0;
    desk.receiver.answer = (_, response) => void response.writeHead(204).end();
  });
  afterAll(async () => {
    await desk.app.close();
    await desk.receiver.close();
  });
  return desk;
}

/** An event that nobody caused, for every endpoint that wants log heads. */
export async function happen({ app }: WebhookDesk, many = 1): Promise<void> {
  await app.services.pool.query(
    `SELECT tell_webhooks('log.head', jsonb_build_object('size', n, 'root', ''), now()) FROM generate_series(1, $1::integer) n`,
    [many],
  );
}
