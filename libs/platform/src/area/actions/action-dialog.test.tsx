import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '@fio/contracts/core/endpoint';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { ApiProvider } from '../../api/index.ts';
// What Mantine asks of a browser.
import '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';
import { ActionDialog } from './action-dialog.tsx';
import { useActionForm } from './use-action-form.ts';

afterEach(cleanup);

const promote = endpoint({
  method: 'POST',
  path: '/admin/faq/:id/promote',
  access: 'faq:edit',
  params: z.object({ id: z.string() }),
  body: z.object({ reason: z.string() }),
  response: z.object({}),
  summary: 'Stands in for whatever a server can refuse.',
});

function Promote({ onClose }: { onClose: (done: boolean) => void }) {
  const { dialog } = useActionForm(promote, { id: 'one' }, { reason: 'Porque sim' }, onClose);
  return <ActionDialog label="Pôr no ar" text="" cancel="Cancelar" {...dialog} />;
}

function open(...answers: object[]) {
  const closed: boolean[] = [];
  server.use(
    http.post('/api/admin/faq/one/promote', () => {
      const answer = answers.shift();
      return answer ? HttpResponse.json(answer, { status: 422 }) : HttpResponse.json({});
    }),
  );
  render(
    <MantineRoot scheme="dark">
      <ApiProvider>
        <Promote onClose={(done) => closed.push(done)} />
      </ApiProvider>
    </MantineRoot>,
  );
  return { closed, send: () => fireEvent.click(screen.getByRole('button', { name: 'Pôr no ar' })) };
}

const refused = { code: 'REMOTE_REFUSED', message: 'A versão foi recusada, e nada mudou.', requestId: 'r' };

it('says every reason of a refusal, in its language, until the next try', async () => {
  const reasons = ['its signature does not hold any more', 'base path /faq belongs to mf-public'];
  const { closed, send } = open({ ...refused, reasons }, refused);
  send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(refused.message);
  const list = within(alert).getByRole('list');
  expect(list.lang).toBe('en');
  expect([...list.children].map((item) => item.textContent)).toEqual(reasons);
  expect(closed).toEqual([]);

  send();
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect((await screen.findByRole('alert')).textContent).toBe(refused.message);

  send();
  await waitFor(() => expect(closed).toEqual([true]));
});
