import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { MantineRoot } from '@fio/design-system/theme-provider';
import type { MyInvoice } from '@fio/contracts/public/invoices';
import { server } from '../../testing/setup.ts';
import { renderAt } from '../../testing/render.tsx';
import { XmlForm } from './xml-form.tsx';

// Of product/domain.md, 2.4.
const KEY = '35261012345678000195650010000123451482059370';
const xml = `<NFe><infNFe Id="NFe${KEY}" versao="4.00"></infNFe></NFe>`;
const file = (text: string, name = 'nota.xml') => new File([text], name, { type: 'text/xml' });

function show(expected = '') {
  server.use(http.get('*/api/invoices/samples', () => HttpResponse.json({ items: [] })));
  const onSent = vi.fn<(invoice: MyInvoice) => void>();
  renderAt(
    '/?nota=xml',
    <MantineRoot scheme="dark" env="test">
      <XmlForm terms={undefined} expected={expected} onSent={onSent} />
    </MantineRoot>,
  );
  return onSent;
}
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText(/^XML da nota/), chosen);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar nota' }));

it('names the receipt of the file that was chosen, sends its bytes and hands on what came of it', async () => {
  const sent: string[] = [];
  server.use(
    http.post('*/api/invoices/xml', async ({ request }) => {
      sent.push(new URL(request.url).search, await request.text());
      return HttpResponse.json({ id: 'x', state: 'valid' }, { status: 201 });
    }),
  );
  const onSent = show(KEY);
  await choose(file(xml));
  expect(await screen.findByText('NFC-e nº 12345, série 1')).toBeDefined();
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith({ id: 'x', state: 'valid' }));
  expect(sent).toEqual([`?key=${KEY}`, xml]);
});

it('says what is wrong with a file before it is sent, and what the server finds', async () => {
  const message = 'A assinatura não confere.';
  const fields = { file: [{ code: 'xml_signature', message }] };
  server.use(
    http.post('*/api/invoices/xml', () =>
      HttpResponse.json(
        { code: 'INVALID_INVOICE', message: 'Nota fiscal inválida.', fields },
        { status: 422 },
      ),
    ),
  );
  show();
  await send();
  expect(await screen.findByText('Escolha o arquivo XML da nota.')).toBeDefined();
  await choose(file('%PDF-1.7'));
  expect(await screen.findByText('Este arquivo não é o XML de uma NF-e ou NFC-e.')).toBeDefined();
  await choose(file('x'.repeat(1024 * 1024 + 1)));
  expect(await screen.findByText('O arquivo deve ter no máximo 1 MB.')).toBeDefined();
  await choose(file(xml));
  await send();
  expect(await screen.findByText(message)).toBeDefined();
});
