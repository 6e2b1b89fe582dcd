import type { remoteTermsPt } from './remote-terms.pt.ts';

export const remoteTermsEn: Record<keyof typeof remoteTermsPt, string> = {
  'action.promote': 'Version made live',
  'action.canary': 'Canary',
  'action.rollback': 'Version rolled back',
  'action.take_back': 'Canary taken back',

  'resource.remotes': 'Microfrontends',

  'field.build': 'Version',
  'field.percent': 'Share of the visitors',
};
