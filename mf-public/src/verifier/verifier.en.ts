import type { verifierPt } from './verifier.pt.ts';

export const verifierEn: Record<keyof typeof verifierPt, string> = {
  title: 'Check it without us',
  leadDraw:
    'Download the evidence of this draw and the verifier, go off line and open the verifier in your browser. It was written apart, uses nothing of this site and makes everything again on your device.',
  lead: 'The verifier is a file that opens in a browser and works without the internet. It was written apart, uses nothing of this site and makes everything again on your device. The evidence is on the page of each published draw.',
  bundle: 'Download the evidence (ZIP)',
  bundleText: 'All that is public of this draw, with the whole log.',
  page: 'Download the verifier (HTML)',
  pageText: '{{bytes}} bytes, SHA-256 {{hash}}',
};
