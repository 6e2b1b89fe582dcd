import { defineQueue } from '../../core/jobs/queue.ts';
import type { ReceiptName } from './receipt-lock.ts';

/** Receipts whose claims are looked at again; none named: those whose time has come. */
export const confirmQueue = defineQueue<{ readonly receipts?: readonly ReceiptName[] }>('confirm-invoices', {
  expireInSeconds: 600,
});

/** Receipts of one job: together they take as many statements as one. */
export const PER_JOB = 250;

/** Those of one job that go one by one: each may have to wait for strangers. */
export const ALONE_PER_JOB = 20;

/** What waits is asked about again this often, as far as its time has come. */
export const CONFIRM_CRON = '* * * * *';
