import type { samplesPt } from './templates.pt.ts';

/** The same in English. */
export const samplesEn: typeof samplesPt = {
  name: 'Iracema',
  email: 'iracema@exemplo.example',
  show: 'Sal na Lanterna',
  text: 'What if the lighthouse keeper never left the island?',
  reason: 'We have received a very similar idea already.',
  protocol: '20261122-0042',
  tokens: 'Agency panel (fio_3z_b3b…)',
  endpoint: 'Agency panel',
  address: 'https://agency.example/notices',
  since: '20 November 2026 14:05',
  token: 'Agency panel (fio_Ab12Cd…)',
  ends: '31 Dec 2026',
  answer: 'Hello! We have checked your receipt and it counts.\nIf anything is unclear, just reply.',
  day: '22 Nov 2026',
  numbers: '04/12345, 04/12346',
  prize: 'Popcorn kit',
  draw: 'Christmas draw',
  theory: 'Is the lighthouse keeper the villain?',
  result: 'You got it right!',
  until: '2 Dec 2026',
  entries: 'List closed: Christmas draw',
  note: 'fiodameada.example/registro\n42\n3q2+7w==',
};

export const testSubjectEn = (subject: string) => `[Test] ${subject}`;
