import { addBusinessDays } from './business-days.ts';
import { plusDays } from './days.ts';
import { prescribesOn } from './duties.ts';

/** Business days a winner has to send documents, from the day they were asked (product/domain.md, 1.7). */
const DOCUMENT_DAYS = 3;
/** Days from the draw within which a prize is handed over (Decreto 70.951/1972, art. 5). */
const DELIVERY_DAYS = 30;
/** Days within which the value of a prescribed prize is collected (DARF 0394). */
const COLLECTION_DAYS = 45;
/** Days that then remain for the accounts (prestação de contas). */
const ACCOUNTING_DAYS = 30;

/** The last day for documents asked on `date`; both `YYYY-MM-DD`. */
export const documentsDueOn = (date: string): string => addBusinessDays(date, DOCUMENT_DAYS);

/** The last day to hand over a prize won on `date`; both `YYYY-MM-DD`. */
export const deliversBy = (date: string): string => plusDays(date, DELIVERY_DAYS);

/** The last day to collect the value of a prize prescribed on `date`; both `YYYY-MM-DD`. */
export const collectsBy = (date: string): string => plusDays(date, COLLECTION_DAYS);

/** The last day of the accounts of a draw of `date`: after prescription and collection; both `YYYY-MM-DD`. */
export const accountsBy = (date: string): string => plusDays(collectsBy(prescribesOn(date)), ACCOUNTING_DAYS);
