/** The area's other pages, beside the list (specification, section 2). */
export const CHECK_PATH = '/admin/tickets-check';
export const TOTALS_PATH = '/admin/total-tickets';
