import { consentPurposeEn } from '@fio/contracts/terms/consents.en';
import type { consentDataPt } from './consents.pt.ts';

/** The same in English. */
export const consentDataEn: typeof consentDataPt = {
  title: 'Consents',
  columns: {
    purpose: 'About',
    decision: 'Decision',
    version: 'Version',
    at: 'When',
    device: 'Address and device',
  },
  granted: 'Accepted',
  refused: 'Not accepted',
  purpose: consentPurposeEn,
};
