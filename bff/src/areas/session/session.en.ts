import type { sessionDataPt } from './session.pt.ts';

/** The same in English. */
export const sessionDataEn: typeof sessionDataPt = {
  title: 'Sessions',
  columns: { at: 'When', lastSeenAt: 'Last seen on', device: 'Address and device' },
  byStaff: 'customer service',
};
