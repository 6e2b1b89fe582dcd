import { useEffect, useRef } from 'react';
import { adminInvoices } from '@fio/contracts/admin/invoices';
import { api, ApiError } from '@fio/platform/api';

/** Well within the lock's two minutes. */
const EVERY_MS = 40_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Keeps the lock of what is looked at, as long as there are signs of life; who has gone for coffee gives it up. */
export function useLockKept(id: string, onLost: (id: string) => void): void {
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(() => {
    let isAlive = false;
    const note = () => {
      isAlive = true;
    };
    const keep = async () => {
      if (!isAlive) return;
      isAlive = false;
      try {
        await api(adminInvoices.claim, { params: { id } }, { quiet: true });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'INVOICE_HELD') lost.current(id);
      }
    };
    const timer = setInterval(() => void keep(), EVERY_MS);
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, [id]);
}
