import { adminInvoices } from '@fio/contracts/admin/invoices';
import { api, ApiError } from '@fio/platform/api';
import { loadPrivatePicture } from '@fio/platform/area';
import type { Claimed, DeskSource } from '@fio/platform/desk';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { REVIEW_PATH, reviewPath } from './review-path.ts';

/** A refusal is shown on the desk itself. */
const quiet = { quiet: true };

/** Who has it, for whoever may see it. */
const holderOf = async (id: string): Promise<string | null> => {
  const found = await api(adminInvoices.get, { params: { id } }, quiet).catch(() => null);
  return found?.reviewer ?? null;
};

async function claim(id: string): Promise<Claimed<InvoiceDetail>> {
  try {
    return { is: 'open', found: await api(adminInvoices.claim, { params: { id } }, quiet) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'INVOICE_HELD') return { is: 'held', by: await holderOf(id) };
    if (error.code === 'CONFLICT') return { is: 'over' };
    throw error;
  }
}

/** The receipts that wait for a person. */
export const receiptsWaiting: DeskSource<InvoiceDetail> = {
  idOf: ({ id }) => id,
  next: async (after) => {
    const { invoice, waiting } = await api(adminInvoices.next, { body: { after, keep: true } }, quiet);
    return { found: invoice, waiting };
  },
  claim,
  release: (id) => api(adminInvoices.release, { params: { id } }, quiet),
  prepare: async ({ id, fileType }) => {
    if (fileType === 'image/webp') await loadPrivatePicture(adminInvoices.file, { params: { id } });
  },
  pathOf: (id) => (id === null ? REVIEW_PATH : reviewPath(id)),
};
