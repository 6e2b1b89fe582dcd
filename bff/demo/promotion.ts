import type { InvoiceReason } from '@fio/domain';
import { DEMONSTRATION_SHOP } from '../src/areas/invoices/index.ts';

/** What can be won at once. */
export const demoPrizeKinds = [
  {
    title: 'Par de ingressos de cinema',
    description: 'Para qualquer sessão 2D, de segunda a domingo, por 90 dias.',
    valueCents: 9_000,
    art: 'ingressos',
    pictureAlt: 'Dois ingressos de cinema sob a luz do projetor, entre cortinas vermelhas.',
  },
  {
    title: 'Um mês de streaming',
    description: 'Código para um mês de assinatura com anúncios, enviado por e-mail.',
    valueCents: 2_490,
    art: 'streaming',
    pictureAlt: 'Letreiro de néon com o sinal de reproduzir numa parede roxa; um gato preto observa.',
  },
  {
    title: 'Balde de pipoca colecionável',
    description: 'Da série Céu de Rabiola, entregue em casa sem custo.',
    valueCents: 6_500,
    art: 'pipoca',
    pictureAlt: 'Balde listrado cheio de pipoca ao pôr do sol, com pipas no céu.',
  },
] as const;

/** A shop that takes part, with its state's code in access keys. Invented, with right check digits. */
export const demoShops = [
  { cnpj: DEMONSTRATION_SHOP.cnpj, state: DEMONSTRATION_SHOP.stateCode },
  { cnpj: '12345678000195', state: '33' },
  { cnpj: '12ABC34501DE35', state: '31' },
] as const;

/** What became of an invoice of the demonstration. */
export type DemoOutcome = 'valid' | 'pending' | InvoiceReason;

export interface DemoInvoice {
  /** Which of the named visitors; null: somebody of the crowd. */
  readonly visitor: number | null;
  /** Days from now. */
  readonly day: number;
  readonly origin: 'qr' | 'key' | 'photo';
  readonly cents: number;
  readonly outcome: DemoOutcome;
}

/** Invoices of the three one may sign in as. The first four of all win what the first week's schedule has. */
export const demoInvoices: readonly DemoInvoice[] = [
  { visitor: 0, day: -66, origin: 'qr', cents: 8_790, outcome: 'valid' },
  { visitor: 1, day: -64, origin: 'key', cents: 4_320, outcome: 'valid' },
  { visitor: 2, day: -62, origin: 'qr', cents: 15_600, outcome: 'valid' },
  { visitor: null, day: -60, origin: 'photo', cents: 3_999, outcome: 'valid' },
  { visitor: 0, day: -33, origin: 'photo', cents: 12_045, outcome: 'valid' },
  { visitor: 0, day: -21, origin: 'photo', cents: 2_980, outcome: 'illegible' },
  { visitor: 1, day: -18, origin: 'photo', cents: 5_150, outcome: 'not_fiscal' },
  { visitor: 0, day: -9, origin: 'key', cents: 6_410, outcome: 'valid' },
  { visitor: 2, day: -6, origin: 'photo', cents: 7_225, outcome: 'product' },
  { visitor: 0, day: -1, origin: 'photo', cents: 9_900, outcome: 'pending' },
];

/** As many of the crowd, over the last weeks, a few of them with something wrong. */
export const CROWD_INVOICES = 30;
export const CROWD_OUTCOMES: readonly DemoOutcome[] = [
  ...Array.from({ length: 9 }, () => 'valid' as const),
  ...(['pending', 'pending', 'illegible', 'tampered'] as const),
];
