import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '@fio/contracts/core/endpoint';
import { toast } from '../feedback/index.ts';
import { resetReporter, setReporter } from '../report/index.ts';
import { setNavigator } from '../router/index.ts';
import { startSessions, tokens } from '../session/index.ts';
import { server } from '../testing/setup.ts';
import { fetchFile } from './fetch-file.ts';

const document = endpoint({
  method: 'GET',
  path: '/privacy/data/document',
  access: 'session',
  media: 'file',
  summary: 'A sample.',
});
const FILE = `/api${document.path}`;
const fails = (code: string, status: number, message: string) =>
  server.use(http.get(FILE, () => HttpResponse.json({ code, message, requestId: 'r' }, { status })));
const went: string[] = [];
const told = vi.spyOn(toast, 'error');

setNavigator((to) => void went.push(to));
startSessions();
beforeEach(() => {
  told.mockClear();
  tokens.set('user', 'one');
});

describe('a file', () => {
  it('comes with the name the server gave it, asked for in the page’s language', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get(FILE, ({ request }) => {
        seen.push(request.headers.get('accept-language'), request.headers.get('authorization'));
        return new HttpResponse('bytes', {
          headers: { 'content-disposition': 'attachment; filename="meus-dados.pdf"' },
        });
      }),
    );
    const { content, name } = await fetchFile(document, {});
    expect([await content.text(), name]).toEqual(['bytes', 'meus-dados.pdf']);
    expect(seen).toEqual(['pt-BR', 'Bearer one']);
  });

  it('that is refused says why in the server’s own words and code', async () => {
    fails('FORBIDDEN', 403, 'Você não tem permissão.');
    await expect(fetchFile(document, {})).rejects.toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
      requestId: 'r',
    });
    expect(told).toHaveBeenCalledExactlyOnceWith('Você não tem permissão.', expect.anything());
  });

  it('that the server breaks on, or never sends, is reported', async () => {
    const reported: unknown[] = [];
    setReporter((_error, { path }) => reported.push(path));
    fails('INTERNAL', 500, 'Algo deu errado.');
    await expect(fetchFile(document, {})).rejects.toMatchObject({ status: 500 });
    server.use(http.get(FILE, () => HttpResponse.error()));
    await expect(fetchFile(document, {})).rejects.toMatchObject({ status: 0 });
    expect(reported).toEqual([document.path, document.path]);
    resetReporter();
  });

  it('that nobody waits for any more tells nobody', async () => {
    fails('INTERNAL', 500, 'Algo deu errado.');
    await expect(fetchFile(document, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(told).not.toHaveBeenCalled();
  });

  it('that is refused for want of a session ends it, once', async () => {
    fails('UNAUTHORIZED', 401, 'Entre novamente.');
    server.use(http.post('/api/logout', () => new HttpResponse(null, { status: 204 })));
    await Promise.allSettled([1, 2].map(() => fetchFile(document, {})));
    await vi.waitFor(() => expect(went).toEqual(['/']));
    expect(tokens.get('user')).toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
  });
});
