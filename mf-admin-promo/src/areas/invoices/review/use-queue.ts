import { useCallback, useEffect, useRef, useState } from 'react';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { api, ApiError } from '@fio/platform/api';
import type { InvoiceDetail } from '../invoice-detail.ts';
import { REVIEW_PATH, reviewPath } from './review-path.ts';

/** What lies on the desk: one to decide, none, one that can't be decided here, or a failure. */
export type OnDesk =
  | { readonly is: 'loading' }
  | { readonly is: 'open'; readonly invoice: InvoiceDetail }
  | { readonly is: 'empty' }
  | { readonly is: 'held' | 'over'; readonly id: string }
  | { readonly is: 'failed'; readonly error: ApiError; readonly id: string | null };

const release = (id: string) =>
  // Nobody asked for it just now, and the lock ends by itself.
  api(adminInvoices.release, { params: { id } }, { quiet: true }).catch(() => undefined);

/** Why one can't be had, as the desk shows it. */
function refusal(error: unknown, id: string | null): OnDesk {
  if (!(error instanceof ApiError)) throw error;
  if (id !== null && error.code === 'INVOICE_HELD') return { is: 'held', id };
  if (id !== null && error.code === 'CONFLICT') return { is: 'over', id };
  return { is: 'failed', error, id };
}

/** The address follows the desk, to be reloaded or passed on; for the router it is the same page. */
const nameAddress = (path: string): void => window.history.replaceState(window.history.state, '', path);

/** The queue as one reviewer works through it: the one in the address first, then whatever is next. */
export function useQueue(wanted: string | undefined) {
  const [desk, setDesk] = useState<OnDesk>({ is: 'loading' });
  const [waiting, setWaiting] = useState<number | null>(null);
  /** What the address says because it lies here. */
  const here = useRef<string | null>(null);

  const next = useCallback(async (after: string | null) => {
    setDesk({ is: 'loading' });
    try {
      const { invoice, waiting: total } = await api(adminInvoices.next, { body: { after } });
      here.current = invoice?.id ?? null;
      setWaiting(total);
      setDesk(invoice ? { is: 'open', invoice } : { is: 'empty' });
      nameAddress(invoice ? reviewPath(invoice.id) : REVIEW_PATH);
    } catch (error) {
      setDesk(refusal(error, null));
    }
  }, []);
  const take = useCallback(async (id: string) => {
    here.current = id;
    setDesk({ is: 'loading' });
    try {
      // A refusal is shown on the desk itself.
      const invoice = await api(adminInvoices.claim, { params: { id } }, { quiet: true });
      setDesk({ is: 'open', invoice });
    } catch (error) {
      setDesk(refusal(error, id));
    }
  }, []);

  useEffect(() => {
    if (wanted === undefined && here.current === null) void next(null);
    else if (wanted !== undefined && wanted !== here.current) void take(wanted);
  }, [wanted, next, take]);
  useEffect(
    () => () => {
      if (here.current !== null) void release(here.current);
    },
    [],
  );
  return {
    desk,
    waiting,
    next: () => void next(here.current),
    retry: () => void (desk.is === 'failed' && desk.id !== null ? take(desk.id) : next(null)),
    /** The lock was lost. */
    lose: (id: string) => setDesk({ is: 'held', id }),
  };
}
