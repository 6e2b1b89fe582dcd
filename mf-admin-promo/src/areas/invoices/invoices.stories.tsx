import { adminInvoices } from '@fio/contracts/admin/invoices';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import type { InvoiceDetail } from './invoice-detail.ts';
import { invoicesArea } from './invoices.area.tsx';
import { reviewPath } from './review/review-path.ts';

export default { title: 'Screens/Receipts' } satisfies Meta;

const ID = '0190a000-0000-7000-8000-000000000001';
const OTHER = '0190a000-0000-7000-8000-000000000002';
const AT = '2026-11-20T15:00:00Z';

const claim = (id: string, name: string): InvoiceDetail['claims'][number] => ({
  id,
  participant: { id, name },
  state: 'pending',
  origin: 'qr',
  purchasedOn: '2026-11-19',
  value: 12_990,
  createdAt: AT,
  answers: [],
});
const confirmed: InvoiceDetail['claims'][number] = {
  ...claim(ID, 'Clara Nunes'),
  origin: 'xml',
  answers: [
    { id: '1', source: 'xml_signature', proof: 'buyer', found: [], reference: 'X.509 01AB', at: AT },
    { id: '2', source: 'sales', proof: null, found: ['value'], reference: 'venda 12', at: AT },
  ],
};

const receipt: InvoiceDetail = {
  id: ID,
  key: '35261012345678000195650010000123451482059370',
  model: '65',
  cnpj: '12345678000195',
  series: '001',
  number: '000012345',
  purchasedOn: '2026-11-19',
  value: 12_990,
  participant: { id: ID, name: 'Clara Nunes' },
  origin: 'xml',
  confirmedBy: 'xml_signature',
  state: 'pending',
  reason: null,
  file: false,
  reviewer: 'Marina Lopes',
  tickets: 0,
  createdAt: AT,
  version: 2,
  cpf: '***.982.247-**',
  note: null,
  products: [],
  participatingProducts: [],
  fileType: null,
  reviewedBy: null,
  reviewedAt: null,
  lock: { mine: true, name: 'Marina Lopes', until: '2026-11-20T15:02:00Z' },
  others: { today: 3, total: 9, valid: 6 },
  alike: [],
  risks: [
    { name: 'device', seen: 5, allowed: 3, otherId: null },
    { name: 'order', seen: 9, allowed: 2, otherId: OTHER },
    { name: 'value', seen: 12_990_00, allowed: 160_000, otherId: null },
  ],
  xml: { bytes: 8_214 },
  claims: [confirmed],
  numbers: [],
  earnings: [],
  prizes: [],
  events: [],
};

const onDesk = (invoice: InvoiceDetail) =>
  screen(invoicesArea, {
    path: reviewPath(ID),
    answers: [
      answer(adminInvoices.claim, invoice),
      answer(adminInvoices.next, { invoice: null, waiting: 1 }),
      answer(adminInvoices.release, undefined),
    ],
  });

/** Confirmed by its XML, and a person looks all the same. */
export const Risky = onDesk(receipt);

/** Nothing speaks against it but that two have it. */
export const ClaimedTwice = onDesk({
  ...receipt,
  confirmedBy: null,
  risks: [],
  xml: null,
  claims: [confirmed, claim(OTHER, 'Rafael Prado')],
});
