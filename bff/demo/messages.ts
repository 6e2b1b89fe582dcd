import type { SacSubject } from '@fio/contracts';
import type { SacState } from '@fio/domain';

/** A message to customer service of the demonstration content. */
export interface DemoMessage {
  readonly subject: SacSubject;
  readonly state: SacState;
  /** Days ago it was sent. */
  readonly sent: number;
  /** The place of its writer among the visitors, or a guest. */
  readonly by: number | { readonly name: string; readonly email: string };
  readonly language?: 'en';
  readonly text: string;
  /** What staff wrote, one after the other. */
  readonly staff?: readonly { readonly kind: 'answer' | 'note'; readonly text: string }[];
}

/** One or two in every state, as a desk looks on a quiet morning. */
export const demoMessages: readonly DemoMessage[] = [
  {
    subject: 'votes',
    state: 'open',
    sent: 0.2,
    by: 0,
    text: 'Votei na teoria do barco azul e depois quis trocar, mas o botão sumiu. A enquete já fechou ou é problema no meu celular?',
  },
  {
    subject: 'registration',
    state: 'open',
    sent: 0.9,
    by: { name: 'Tainá Vasconcelos', email: 'taina@exemplo.example' },
    text: 'Digitei o e-mail errado no cadastro e por isso o link de confirmação não chega. Como faço para corrigir?',
  },
  {
    subject: 'privacy',
    state: 'answered',
    sent: 4,
    by: 1,
    text: 'Quero saber o que vocês guardam sobre mim e por quanto tempo.',
    staff: [
      {
        kind: 'answer',
        text: 'Davi, em Perfil › Privacidade dá para baixar tudo o que guardamos sobre você, em JSON ou PDF. Os prazos de cada dado estão na política de privacidade, na parte “Por quanto tempo”. Se faltar algo, é só responder.',
      },
    ],
  },
  {
    subject: 'site',
    state: 'waiting',
    sent: 2.3,
    by: 2,
    text: 'No leitor de tela a lista de opções da enquete do bonde é lida duas vezes. Uso o NVDA com o Firefox.',
    staff: [
      {
        kind: 'note',
        text: 'Passei para a equipe do site com a versão do leitor de tela. Aguardando retorno.',
      },
    ],
  },
  {
    subject: 'other',
    state: 'closed',
    sent: 12,
    by: { name: 'Grace Whitmore', email: 'grace@exemplo.example' },
    language: 'en',
    text: 'I live abroad. Can I take part without a Brazilian CPF?',
    staff: [
      {
        kind: 'answer',
        text: 'Thank you for asking, Grace. The promotion is open to people who live in Brazil and have a CPF, so you can read and share the theories, but not register.',
      },
    ],
  },
];
