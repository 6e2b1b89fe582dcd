import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, drain, listen, type Patience } from './http-server.ts';
import { settle } from './settle.ts';

const SHORT: Patience = { headers: 200, request: 400, idle: 300, silence: 300 };
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener, patience: Patience = SHORT): Promise<[Server, number]> {
  const server = createHttpServer(listener, patience);
  open.push(server);
  await listen(server, 'PORT', 0, '127.0.0.1');
  return [server, (server.address() as AddressInfo).port];
}

/** Everything the server says until it hangs up. */
async function talk(port: number, words: string): Promise<{ socket: Socket; said: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  const said = text(socket);
  await once(socket, 'connect');
  socket.write(words);
  return { socket, said };
}

describe('what is no request', () => {
  const answer = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;

  it('a head too long is answered 431, though more of it is still being sent', async () => {
    const [, port] = await serve((_request, response) => response.end('done'));
    const { socket, said } = await talk(port, `GET /?${'a'.repeat(20_000)}`);
    const more = setInterval(() => socket.writable && socket.write('a'.repeat(1_000)), 5);
    expect(await said).toBe(answer('431 Request Header Fields Too Large'));
    clearInterval(more);
    socket.destroy();
  });

  it('bytes that are no HTTP are answered 400, also behind an answer', async () => {
    const [, port] = await serve((_request, response) => response.end('done'));
    expect(await (await talk(port, 'hello\r\n\r\n')).said).toBe(answer('400 Bad Request'));
    const { socket, said } = await talk(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.write('hello\r\n\r\n');
    expect(await said).toContain(`done${answer('400 Bad Request')}`);
  });
});

describe('slow clients', () => {
  it('that never finish their headers are hung up on', async () => {
    const [, port] = await serve((_request, response) => response.end('done'));
    const { said } = await talk(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Drip:');
    expect(await said).toMatch(/^HTTP\/1\.1 408|^$/);
  });

  it('that never finish their body are hung up on', async () => {
    const [, port] = await serve((request, response) => {
      request.resume().on('end', () => response.end('done'));
    });
    const { said } = await talk(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
    expect(await said).not.toContain('done');
  });

  it('that never read their answer are hung up on', async () => {
    let isClosed = false;
    const [, port] = await serve((_request, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      response.write(Buffer.alloc(64 * 1024 * 1024));
    });
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => isClosed, { timeout: 45_000 }).toBe(true);
    socket.destroy();
  });
});

describe('draining', () => {
  it('lets what is in flight finish, takes nothing new, and closes idle connections', async () => {
    let finish: (() => void) | undefined;
    const reached = Promise.withResolvers<void>();
    const [server, port] = await serve((request, response) => {
      if (request.url !== '/slow') return void response.end('quick');
      finish = () => response.end('finished');
      reached.resolve();
    });
    const patient = { ...SHORT, silence: 10_000 };
    server.setTimeout(patient.silence);
    const idle = await talk(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const slow = await talk(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await reached.promise;
    const drained = drain(server, 5_000);
    await expect.poll(() => server.listening).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    finish?.();
    expect(await slow.said).toContain('finished');
    expect(await idle.said).toContain('quick');
    await drained;
  });

  it('answers who had come before it, however many the system had not handed over yet', async () => {
    const [server, port] = await serve((_request, response) => response.end('quick'));
    const all = Array.from({ length: 40 }, () => talk(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    const drained = drain(server, 5_000);
    const said = await Promise.all(all.map(async (one) => (await one).said));
    expect(said.filter((words) => words.includes('quick'))).toHaveLength(40);
    await drained;
  });

  it('is preceded by a while in which each connection ends with its answer and others are taken', async () => {
    const [server, port] = await serve((_request, response) => response.end('quick'));
    const settled = settle(server, 200);
    const first = await talk(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await first.said).toMatch(/^connection: close/im);
    const second = await talk(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await second.said).toContain('quick');
    await settled;
    await drain(server, 5_000);
  });

  it('is over when its limit is, whatever is still in flight', async () => {
    const reached = Promise.withResolvers<void>();
    const [server, port] = await serve(() => reached.resolve(), { ...SHORT, silence: 60_000 });
    const { said } = await talk(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await reached.promise;
    await drain(server, 50);
    expect(await said).toBe('');
  });
});

it('says what to do about a port in use', async () => {
  const [, port] = await serve((_request, response) => response.end());
  const second = createServer();
  await expect(listen(second, 'PORT', port, '127.0.0.1')).rejects.toThrow(
    `PORT: ${port} is in use. Stop what uses it or set another PORT.`,
  );
});
