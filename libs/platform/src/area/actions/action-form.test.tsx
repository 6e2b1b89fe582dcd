import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { required, version } from '@fio/contracts/core/fields';
import { endpoint } from '@fio/contracts/core/endpoint';
import { MantineRoot } from '@fio/design-system/theme-provider';
import { ApiProvider } from '../../api/index.ts';
import { defineWords } from '../../i18n/index.ts';
// What Mantine asks of a browser.
import { faqContract } from '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';
import type { Area } from '../area.ts';
import { linesInput } from '../inputs/index.ts';
import { askFor } from './action-form.ts';
import { ActionFormDialog } from './action-form-dialog.tsx';

afterEach(cleanup);

const reject = endpoint({
  method: 'POST',
  path: '/admin/faq/:id/reject',
  access: 'faq:edit',
  params: z.object({ id: z.string() }),
  body: z.object({ version: version(), reason: required(), note: z.string() }),
  response: z.object({}),
  summary: 'Stands in for any action that asks for a reason.',
});

const words = { 'action.reject': 'Recusar', 'action.reject.text': 'Recusar {{name}}?' };
const area = {
  contract: faqContract,
  words: defineWords('faq', { pt: words, en: words }),
  nameOf: ({ id }) => `a pergunta ${id}`,
  columns: [],
  filters: [],
} as Area;

const spec = askFor(reject, {
  values: () => ({ reason: '', note: 'Nada a notar' }),
  fields: [
    { field: 'reason', input: linesInput(), label: () => 'Motivo', hint: () => 'A autora o lê.' },
    { field: 'note', input: linesInput(2), label: () => 'Observação' },
  ],
});

it('takes nothing that the endpoint does not', () => {
  const fields = [{ field: 'nothing', input: linesInput(), label: () => '' }] as const;
  // @ts-expect-error the body has no such field
  expect(askFor(reject, { values: () => ({ reason: '', note: '' }), fields }).fields).toHaveLength(1);
});

it('asks for what the action names, by its contract, and sends it for the version that was seen', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/admin/faq/one/reject', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const closed: boolean[] = [];
  render(
    <MantineRoot scheme="dark">
      <ApiProvider>
        <ActionFormDialog
          area={area}
          action={{ id: 'reject' }}
          spec={spec}
          record={{ id: 'one', version: 4 }}
          onClose={(done) => closed.push(done)}
        />
      </ApiProvider>
    </MantineRoot>,
  );
  expect(screen.getByText('Recusar a pergunta one?')).toBeTruthy();
  expect(screen.getByText('A autora o lê.')).toBeTruthy();
  const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  const reason = field(/Motivo/);
  // By the contract: only one of them must be filled in.
  expect(reason.labels[0]?.textContent).toContain('*');
  expect(field(/Observação/).labels[0]?.textContent).not.toContain('*');

  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }));
  await screen.findByText('Campo obrigatório.');
  expect(document.activeElement).toBe(reason);
  expect(sent).toEqual([]);

  fireEvent.change(reason, { target: { value: 'Repetida' } });
  fireEvent.click(screen.getByRole('button', { name: 'Recusar' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(sent).toEqual([{ version: 4, reason: 'Repetida', note: 'Nada a notar' }]);
});
