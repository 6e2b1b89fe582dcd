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
  purpose: {
    regulation: 'Regulation',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    marketing: 'News by e-mail',
  },
};
