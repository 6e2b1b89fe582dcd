import { invoiceOriginPt, invoiceReasonPt } from '@fio/contracts/terms/invoice-reasons.pt';
import { invoiceStatePt, ownInvoiceStatePt } from '@fio/contracts/terms/invoices.pt';

/** Headings and values of the export of invoices. */
export const invoiceExportPt = {
  file: 'notas-fiscais',
  columns: {
    createdAt: 'Enviada em',
    participant: 'Participante',
    cnpj: 'CNPJ da loja',
    model: 'Modelo',
    series: 'Série',
    number: 'Número',
    key: 'Chave de acesso',
    purchasedOn: 'Compra em',
    value: 'Valor (R$)',
    origin: 'Origem',
    state: 'Situação',
    reason: 'Motivo',
    tickets: 'Números da sorte',
    changedAt: 'Último movimento',
  },
  origin: invoiceOriginPt,
  state: invoiceStatePt,
  reason: invoiceReasonPt,
};

/** Receipts in the document of a person's data. */
export const invoiceDataPt = {
  title: 'Notas fiscais enviadas',
  columns: { receipt: 'Nota', state: 'Situação', at: 'Quando' },
  state: ownInvoiceStatePt,
};
