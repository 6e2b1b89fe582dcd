import type { SuggestionState } from '@fio/domain';

/** A suggestion of the demonstration content. `by` is the place of its author among the visitors. */
export interface DemoSuggestion {
  readonly show: string;
  readonly text: string;
  readonly state: SuggestionState;
  /** Days ago it was sent. */
  readonly sent: number;
  readonly by: number;
  readonly reason?: string;
  /** The theory a merged one became, by its slug. */
  readonly poll?: string;
}

/** Some in every state. */
export const demoSuggestions: readonly DemoSuggestion[] = [
  {
    show: 'sal-na-lanterna',
    text: 'E se a Iara for a faroleira de 1974 e a ilha inteira estiver presa naquela noite?',
    state: 'approved',
    sent: 6,
    by: 0,
  },
  {
    show: 'sal-na-lanterna',
    text: 'A menina do barco azul nunca molha o pé em cena nenhuma. Ela não está no barco, ela é o barco.',
    state: 'approved',
    sent: 5,
    by: 1,
  },
  {
    show: 'reinado-de-quinta',
    text: 'O síndico guarda a certidão verdadeira: quem manda no reino desde o começo é o zelador.',
    state: 'approved',
    sent: 8,
    by: 2,
  },
  {
    show: 'ceu-de-rabiola',
    text: 'A pipa que cai no primeiro minuto é a mesma que sobe no último plano do trailer: a história roda ao contrário.',
    state: 'in_review',
    sent: 1.4,
    by: 0,
  },
  {
    show: 'protocolo-jatoba',
    text: 'Quem transmite não é a árvore: são as manchetes de ontem, e Dandara está ouvindo o futuro com um dia de atraso.',
    state: 'in_review',
    sent: 1.1,
    by: 1,
  },
  {
    show: 'poeira-de-selene',
    text: 'A voz no rádio não é da irmã da Zefa. É a própria água, e ela está pedindo para não ser bebida.',
    state: 'new',
    sent: 0.6,
    by: 2,
  },
  {
    show: 'sal-na-lanterna',
    text: 'A luz do farol chama alguma coisa do fundo do mar, certeza',
    state: 'new',
    sent: 0.4,
    by: 1,
  },
  {
    show: 'treze-andares-abaixo',
    text: 'O ELEVADOR SÓ DESCE PORQUE O PRÉDIO É QUE ESTÁ SUBINDO, PRESTEM ATENÇÃO NOS BOTÕES',
    state: 'new',
    sent: 0.2,
    by: 0,
  },
  {
    show: 'feitico-generico',
    text: 'Vai ter segunda temporada?',
    state: 'rejected',
    sent: 9,
    by: 1,
    reason: 'Ainda não é uma teoria: conte o que você acha que acontece na história.',
  },
  {
    show: 'feitico-generico',
    text: 'Aposto que ninguém lê a bula inteira até o último episódio, e o contrafeitiço está no rodapé.',
    state: 'merged',
    sent: 7,
    by: 0,
    poll: 'a-bula-tem-a-resposta',
  },
  {
    show: 'ultimo-bonde-para-alvora',
    text: 'Assista tudo antes em www.bonde-gratis.example, corre lá',
    state: 'spam',
    sent: 3,
    by: 2,
  },
];
