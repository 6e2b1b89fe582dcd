import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/call.ts';
import { registrationBody } from '../../../test/registration-body.ts';
import { startTestWorker } from '../../../test/worker.ts';
import type { JobWorker } from '../jobs/worker.ts';
import type { MailTransport } from '../mail/transport.ts';
import { openTracing } from './tracing.ts';

interface Recorded {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
/** What a collector is sent (OTLP, JSON over HTTP), as far as the test reads it. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Recorded[] }[];
  }[];
}

const spans: Recorded[] = [];
const delivered: string[] = [];
const transport: MailTransport = {
  send: ({ to }) => Promise.resolve(void delivered.push(to)),
  close: () => undefined,
};
let collector: Server;
let app: TestApp;
let worker: JobWorker;
let tracing: ReturnType<typeof openTracing>;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((sent) => {
      if (request.url === '/v1/traces')
        for (const { scopeSpans } of (sent as Sent).resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  app = await createTestApp({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
  tracing = openTracing(app.config);
  await tracing.start('fio-test');
  worker = await startTestWorker(app, transport);
});
afterAll(async () => {
  await worker.stop();
  await tracing.stop();
  await app.close();
  collector.closeAllConnections();
  collector.close();
});

it('follows a request from the browser to its statements and to the job that it caused', async () => {
  const [trace, browser] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const body = registrationBody();
  const headers = { traceparent: `00-${trace}-${browser}-01` };
  expect((await call(app, 'POST', '/register', { body, headers })).status).toBe(201);
  await expect.poll(() => delivered).toContain(body.email);
  const ofTrace = () => spans.filter(({ traceId }) => traceId === trace);
  await expect.poll(() => ofTrace().map(({ name }) => name)).toContain('job mail');

  const request = ofTrace().find(({ name }) => name === 'POST /register');
  expect(request?.parentSpanId).toBe(browser);
  const job = ofTrace().find(({ name }) => name === 'job mail');
  expect(job?.parentSpanId).toBe(request?.spanId);
  // What the log's lines of a job have.
  expect(job?.attributes.map(({ key }) => key)).toContain('fio.job_id');
  const statement = (parent: Recorded | undefined, words: string) =>
    ofTrace().find(
      ({ parentSpanId, attributes }) =>
        parentSpanId === parent?.spanId &&
        attributes.some(({ key, value }) => key === 'db.query.text' && value.stringValue?.includes(words)),
    );
  expect(statement(request, 'INSERT INTO "public"."registrations"')).toBeDefined();
  expect(statement(job, '"public"."outbox_messages"')).toBeDefined();
  // By what they do, whatever comment they begin with.
  expect(ofTrace().map(({ name }) => name)).not.toContain('query');
  // Texts of statements alone: nothing that a person entered.
  for (const value of [body.email, body.cpf, body.phone, body.password])
    expect(JSON.stringify(spans)).not.toContain(value);
});
