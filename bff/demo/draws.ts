/** A prize of a draw of the demonstration. */
export interface DemoPrize {
  /** `art/premio-<art>.svg`, and what it shows. */
  readonly art: string;
  readonly pictureAlt: string;
  readonly title: string;
  readonly description: string;
  readonly quantity: number;
  readonly valueCents: number;
}

/** The five prizes of the extraction that the edition before this one went by. */
export const EXTRACTION = ['23337', '82513', '17082', '53195', '49504'] as const;
export const CONTEST = '5962';

/** What was won in the edition before this one. */
export const editionPrizes: readonly DemoPrize[] = [
  {
    title: 'Viagem à cidade das gravações',
    description: 'Para duas pessoas, com passagens, seis noites de hospedagem e visita ao estúdio.',
    quantity: 1,
    valueCents: 1_840_000,
    art: 'viagem',
    pictureAlt:
      'Um avião sobrevoa casarões iluminados numa colina ao pôr do sol, com um fio violeta atrás de si.',
  },
  {
    title: 'Televisor de 65 polegadas com barra de som',
    description: '',
    quantity: 4,
    valueCents: 479_900,
    art: 'televisor',
    pictureAlt: 'Sala à noite com um televisor grande que mostra um farol, e a barra de som embaixo.',
  },
  {
    title: 'Assinatura de streaming por 12 meses',
    description: 'Em cartão sem função de saque.',
    quantity: 5,
    valueCents: 47_880,
    art: 'assinatura',
    pictureAlt: 'Calendário com doze meses marcados e o sinal de reproduzir, sob uma coroa.',
  },
];

/** What the draw gives away whose numbers are all given out, and whose list staff may close at once. */
export const flashPrizes: readonly DemoPrize[] = [
  {
    title: 'Fim de semana na praia de Sal na Lanterna',
    description: 'Duas noites para duas pessoas, com café da manhã e passagens.',
    quantity: 1,
    valueCents: 520_000,
    art: 'praia',
    pictureAlt: 'Rede entre duas palmeiras na praia, com um farol aceso ao fundo e o sol no mar.',
  },
  {
    title: 'Fone de ouvido sem fio',
    description: '',
    quantity: 3,
    valueCents: 89_900,
    art: 'fone',
    pictureAlt: 'Fone de ouvido em volta da Terra, vista das dunas da Lua.',
  },
];
