import { adminFaq } from '@fio/contracts/admin/faq';

/** Beside the records: no id is a word. */
export const ORDER_PATH = `${adminFaq.list.path}/order`;
