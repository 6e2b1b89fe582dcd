import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '@fio/contracts/core/endpoint';
import { required, version } from '@fio/contracts/core/fields';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { ApiProvider } from '../../api/index.ts';
import { useToasts } from '../../feedback/index.ts';
import { setNavigator } from '../../router/index.ts';
// What Mantine asks of a browser.
import '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';
import { linesInput, TextInput } from '../inputs/index.ts';
import { type ActionForm, askFor } from './action-form.ts';
import { AskDialog } from './ask-dialog.tsx';

afterEach(cleanup);

const Toasts = () => useToasts().map(({ id, message }) => <p key={id}>{message}</p>);

function ask<Detail>(form: ActionForm<Detail>, record: Detail) {
  const closed: boolean[] = [];
  const gone: string[] = [];
  setNavigator((to) => void gone.push(to));
  render(
    <MantineRoot scheme="dark">
      <ApiProvider>
        <AskDialog
          form={form}
          record={record}
          label="Publicar"
          text="Fica para sempre."
          done={(told) => `Publicado: ${String(told?.['name'])}.`}
          labelOf={(field) => (field === 'prizes' ? 'Prêmios' : undefined)}
          mend={{ href: '/admin/draws/edit/one', label: 'Editar sorteio' }}
          onClose={(done) => closed.push(done)}
        />
        <Toasts />
      </ApiProvider>
    </MantineRoot>,
  );
  return { closed, gone, press: () => fireEvent.click(screen.getByRole('button', { name: 'Publicar' })) };
}

const discard = endpoint({
  method: 'POST',
  path: '/admin/draws/:id/papers/:paperId',
  access: 'draw:edit',
  params: z.object({ id: z.string(), paperId: z.string() }),
  body: z.object({ confirmation: required() }),
  response: z.object({ id: z.string(), name: z.string() }),
  summary: 'Stands in for an action on a part of a record.',
});

it('takes from the record what the address names, shows what it is about, and goes where it leads', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/admin/draws/one/papers/two', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: 'three', name: 'Ata' });
    }),
  );
  const form = askFor(discard, {
    values: ({ id: _id }: { readonly id: string; readonly paperId: string }) => ({ confirmation: '' }),
    fields: [
      { field: 'confirmation', input: TextInput, label: () => 'Título', hint: ({ id }) => `É ${id}.` },
    ],
    About: ({ record }) => <p>O papel {record.paperId}</p>,
    useReady: ({ id }, { confirmation }) => confirmation === id,
    told: ({ name }) => ({ name }),
    leadsTo: ({ id }) => `/admin/papers/${id}`,
  });
  const { closed, gone, press } = ask(form, { id: 'one', paperId: 'two' });
  expect(screen.getByText('O papel two')).toBeTruthy();
  expect(screen.getByText('É one.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', true);

  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'one' } });
  press();
  await screen.findByText('Publicado: Ata.');
  expect(sent).toEqual([{ confirmation: 'one' }]);
  expect(closed).toEqual([true]);
  expect(gone).toEqual(['/admin/papers/three']);
});

const schedule = endpoint({
  method: 'POST',
  path: '/admin/draws/:id/schedule',
  access: 'draw:edit',
  params: z.object({ id: z.string() }),
  body: z.object({ version: version() }),
  response: z.object({}),
  summary: 'Stands in for an action that a record must be complete for.',
});

it('says all that the record lacks, by the name of each field, and leads to where it is put right', async () => {
  const fields = {
    'prizes.0.title': [{ code: 'required', message: 'Dê um nome ao prêmio.' }],
    'prizes.1.units': [{ code: 'required', message: 'Diga quantos são.' }],
    place: [{ code: 'required', message: 'Diga onde.' }],
  };
  server.use(
    http.post('/api/admin/draws/one/schedule', () =>
      HttpResponse.json(
        { code: 'VALIDATION', message: 'Há campos a corrigir.', requestId: 'r', fields },
        { status: 422 },
      ),
    ),
  );
  const form = askFor(schedule, {
    values: ({ id: _id }: { id: string; version: number }) => ({}),
    fields: [],
  });
  const { closed, gone, press } = ask(form, { id: 'one', version: 1 });
  press();
  const alert = await screen.findByRole('alert');
  const lacks = within(alert).getAllByRole('listitem');
  expect(lacks.map(({ textContent }) => textContent)).toEqual([
    'Prêmios: Dê um nome ao prêmio.',
    'Prêmios: Diga quantos são.',
    'Diga onde.',
  ]);
  // Nothing in here could be filled in.
  expect(screen.getByRole('button', { name: 'Publicar' })).toHaveProperty('disabled', true);
  fireEvent.click(within(alert).getByRole('link', { name: 'Editar sorteio' }));
  await waitFor(() => expect(gone).toEqual(['/admin/draws/edit/one']));
  expect(closed).toEqual([false]);
});

const promote = endpoint({
  method: 'POST',
  path: '/admin/remotes/:id/promote',
  access: 'draw:edit',
  params: z.object({ id: z.string() }),
  body: z.object({ reason: required(), despiteFailures: z.optional(required()) }),
  response: z.object({ id: z.string() }),
  summary: 'Stands in for an action that may be refused until a question is answered.',
});

it('asks what a refusal demands only after it, and keeps what was typed', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/admin/remotes/one/promote', async ({ request }) => {
      const body = (await request.json()) as { despiteFailures?: string };
      sent.push(body);
      if (body.despiteFailures) return HttpResponse.json({ id: 'one' });
      const error = { code: 'REMOTE_FAILING', message: 'Falha.', requestId: 'r' };
      return HttpResponse.json(error, { status: 422 });
    }),
  );
  const form = askFor(promote, {
    values: () => ({ reason: 'Prazo' }),
    fields: [
      { field: 'reason', input: TextInput, label: () => 'Motivo' },
      {
        field: 'despiteFailures',
        askedAfter: 'REMOTE_FAILING',
        input: linesInput(),
        label: () => 'Por que as falhas não contam',
      },
    ],
  });
  const { closed, press } = ask(form, { id: 'one' });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  press();
  const why = await screen.findByRole('textbox', { name: /falhas não contam/ });
  fireEvent.change(why, { target: { value: 'São de um robô' } });
  press();
  await waitFor(() => expect(closed).toEqual([true]));
  expect(sent).toEqual([{ reason: 'Prazo' }, { reason: 'Prazo', despiteFailures: 'São de um robô' }]);
});
