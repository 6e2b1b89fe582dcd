import type { secretPt } from './secret.pt.ts';

export const secretEn: typeof secretPt = {
  copy: 'Copy',
  copied: 'Copied.',
  done: 'I have kept it',
};
