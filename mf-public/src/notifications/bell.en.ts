import type { bellPt } from './bell.pt.ts';

export const bellEn: Record<keyof typeof bellPt, string> = {
  bell: 'Notify me',
  'bell.theory': 'Notify me when this theory is resolved',
  'bell.draw': 'Notify me about the draws',
};
