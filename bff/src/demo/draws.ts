/** A winner of the demonstration content: invented, with a CPF of which only the published part was made up. */
export interface DemoWinner {
  readonly name: string;
  readonly maskedCpf: string;
  readonly city: string;
  readonly uf: string;
  readonly series: number;
  readonly number: number;
  /** 0 unless a surrogate. */
  readonly rank?: number;
  readonly state?: string;
  /** The place of the prize's unit, where it isn't the next one. */
  readonly unit?: number;
}

export interface DemoPrize {
  readonly title: string;
  readonly description: string;
  readonly quantity: number;
  readonly winners: readonly DemoWinner[];
}

/** The five prizes of the extraction the demonstration's draw went by: by the regulation they give 118/73.254. */
export const EXTRACTION = ['23337', '82513', '17082', '53195', '49504'] as const;

/** Who won in the edition before this one: the first number, then those given out next above it. */
export const demoPrizes: readonly DemoPrize[] = [
  {
    title: 'Viagem à cidade das gravações',
    description: 'Para duas pessoas, com passagens, seis noites de hospedagem e visita ao estúdio.',
    quantity: 1,
    winners: [
      {
        name: 'Marisa Teixeira Coelho',
        maskedCpf: '***.418.273-**',
        city: 'Juazeiro do Norte',
        uf: 'CE',
        series: 118,
        number: 73_254,
        state: 'delivered',
      },
    ],
  },
  {
    title: 'Televisor de 65 polegadas com barra de som',
    description: '',
    quantity: 4,
    winners: [
      {
        name: 'Adriano Kayser',
        maskedCpf: '***.902.551-**',
        city: 'São Leopoldo',
        uf: 'RS',
        series: 118,
        number: 73_257,
        state: 'delivered',
      },
      {
        name: 'Benedita Sampaio Rocha',
        maskedCpf: '***.337.804-**',
        city: 'Parauapebas',
        uf: 'PA',
        series: 118,
        number: 73_258,
        state: 'delivered',
      },
      {
        name: 'Otoniel Braga',
        maskedCpf: '***.660.129-**',
        city: 'Betim',
        uf: 'MG',
        series: 118,
        number: 73_261,
        state: 'not_found',
      },
      {
        name: 'Luana Ferreira do Nascimento',
        maskedCpf: '***.075.918-**',
        city: 'Arapiraca',
        uf: 'AL',
        series: 118,
        number: 73_270,
        rank: 1,
        unit: 3,
        state: 'delivered',
      },
      {
        name: 'Yuri Watanabe',
        maskedCpf: '***.581.340-**',
        city: 'Londrina',
        uf: 'PR',
        series: 118,
        number: 73_262,
        unit: 4,
        state: 'delivered',
      },
    ],
  },
  {
    title: 'Assinatura de streaming por 12 meses',
    description: 'Em cartão sem função de saque.',
    quantity: 5,
    winners: [
      {
        name: 'Célia Regina Pacheco',
        maskedCpf: '***.246.097-**',
        city: 'Campos dos Goytacazes',
        uf: 'RJ',
        series: 118,
        number: 73_263,
        state: 'delivered',
      },
      {
        name: 'Dimas Aragão',
        maskedCpf: '***.713.462-**',
        city: 'Feira de Santana',
        uf: 'BA',
        series: 118,
        number: 73_264,
        state: 'delivered',
      },
      {
        name: 'Eloá Martins Quadros',
        maskedCpf: '***.150.886-**',
        city: 'Chapecó',
        uf: 'SC',
        series: 118,
        number: 73_266,
        state: 'delivered',
      },
      {
        name: 'Francisco das Chagas Lima',
        maskedCpf: '***.894.301-**',
        city: 'Parnaíba',
        uf: 'PI',
        series: 118,
        number: 73_267,
        state: 'delivered',
      },
      {
        name: 'Gisele Antunes',
        maskedCpf: '***.429.775-**',
        city: 'São José dos Campos',
        uf: 'SP',
        series: 118,
        number: 73_269,
        state: 'delivered',
      },
    ],
  },
];
