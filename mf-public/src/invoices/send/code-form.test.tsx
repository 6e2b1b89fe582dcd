import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { MantineRoot } from '@fio/design-system/theme-provider';
import type { InvoiceTerms, MyInvoice } from '@fio/contracts/public/invoices';
import { server } from '../../testing/setup.ts';
import { renderAt } from '../../testing/render.tsx';
import { CodeForm } from './code-form.tsx';

// Of product/domain.md, 2.4.
const KEY = '35261012345678000195650010000123451482059370';
const terms: InvoiceTerms = {
  firstDay: '2026-10-01',
  lastDay: '2026-12-31',
  minimum: 3000,
  models: ['55', '65'],
  participating: [],
  perDay: 5,
  perPeriod: 40,
  xml: true,
  usualWait: null,
};
const show = (changes: Partial<InvoiceTerms> = {}, qr?: string) => {
  const onSent = vi.fn<(invoice: MyInvoice) => void>();
  renderAt(
    '/?nota=chave',
    <MantineRoot scheme="dark" env="test">
      <CodeForm terms={{ ...terms, ...changes }} {...(qr !== undefined && { qr })} onSent={onSent} />
    </MantineRoot>,
  );
  return onSent;
};
const keyField = () => screen.getByRole('textbox', { name: /^Chave de acesso/ });
const type = (text: string) => userEvent.type(keyField(), text);

it('counts what is typed, says what is wrong, and names the receipt', async () => {
  show();
  await type(KEY.slice(0, 20));
  expect(screen.getByText('20 de 44 caracteres')).toBeDefined();
  await type(`${KEY.slice(20, -1)}1`);
  expect(screen.getByText(/Algum caractere não confere/)).toBeDefined();
  await userEvent.type(keyField(), '{Backspace}0');
  expect(screen.getByText('NFC-e nº 12345, série 1')).toBeDefined();
  expect(screen.getByText('CNPJ 12.345.678/0001-95 · SP · 10/2026')).toBeDefined();
});

it('warns of a receipt that cannot take part before it is sent', async () => {
  show({ participating: ['11222333000181'] });
  await type(KEY);
  expect(screen.getByText('Por quê: a loja não participa da promoção.')).toBeDefined();
});

it('types money from the right, sends cents and hands on what came of it', async () => {
  const sent: unknown[] = [];
  const answer = { id: 'x', state: 'valid' };
  server.use(
    http.post('*/api/invoices', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  const onSent = show();
  await type(KEY);
  await userEvent.type(screen.getByRole('textbox', { name: /^Data da compra/ }), '20102026');
  const value = screen.getByRole('textbox', { name: /^Valor total/ });
  await userEvent.type(value, '12990');
  expect(value).toHaveProperty('value', 'R$\u00a0129,90');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar nota' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(answer));
  expect(sent).toMatchObject([{ origin: 'key', purchasedOn: '2026-10-20', value: 12_990 }]);
});

it('asks for what is missing, and only for what no code told', async () => {
  show(
    {},
    `https://www.sefaz.example/qr?p=${KEY}|2|1|20|129.90|3031|1|0123456789ABCDEF0123456789ABCDEF01234567`,
  );
  expect(screen.queryByRole('textbox', { name: /^Chave de acesso/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: /^Data da compra/ })).toHaveProperty('value', '20/10/2026');
  expect(screen.getByRole('textbox', { name: /^Valor total/ })).toHaveProperty('value', 'R$\u00a0129,90');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Data da compra/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar nota' }));
  expect(await screen.findByText('Campo obrigatório.')).toBeDefined();
});
