import type { LetterVariable } from '@fio/contracts';

/** What stands in the place of variables where a letter is looked at or tried out. */
export const samplesPt = {
  name: 'Iracema',
  email: 'iracema@exemplo.example',
  show: 'Sal na Lanterna',
  text: 'E se o faroleiro nunca tiver saído da ilha?',
  reason: 'Já recebemos uma ideia muito parecida.',
  protocol: '20261122-0042',
  tokens: 'Painel da agência (fio_3z_b3b…)',
  endpoint: 'Painel da agência',
  address: 'https://agencia.example/avisos',
  since: '20/11/2026 14:05',
  token: 'Painel da agência (fio_Ab12Cd…)',
  ends: '31 dez 2026',
  answer: 'Oi! Conferimos a sua nota e ela está valendo.\nQualquer dúvida, é só responder.',
  day: '22 nov 2026',
  numbers: '04/12345, 04/12346',
  prize: 'Kit pipoca',
  draw: 'Sorteio de Natal',
  theory: 'O faroleiro é o vilão?',
  result: 'Você acertou!',
  until: '2 dez 2026',
  entries: 'Lista fechada: Sorteio de Natal',
  note: 'fiodameada.example/registro\n42\n3q2+7w==',
} satisfies Record<LetterVariable, string>;

/** Before the subject of a letter that is tried out. */
export const testSubjectPt = (subject: string) => `[Teste] ${subject}`;
