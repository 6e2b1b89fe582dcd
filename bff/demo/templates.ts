import type { LetterKey } from '@fio/contracts';

export interface DemoTemplate {
  readonly letter: LetterKey | null;
  readonly name: string;
  readonly link: string | null;
  /** Days from now; null: a draft. A version before it is retired on that day. */
  readonly published: number | null;
  readonly written: number;
  readonly pt: readonly [subject: string, preheader: string, title: string, html: string, button: string];
  readonly en: readonly [subject: string, preheader: string, title: string, html: string, button: string];
  readonly closing: readonly [pt: string, en: string];
}

/** The templates of the demonstration, versions of one letter in their order. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    letter: 'news_welcome',
    name: 'Boas-vindas às novidades',
    link: null,
    written: -70,
    published: -69,
    pt: [
      'Agora você recebe as novidades',
      '',
      'O fio chega até você',
      '<p>Oi, {{name}}!</p><p>A partir de agora, as novidades da promoção chegam por e-mail.</p>',
      'Ver as teorias abertas',
    ],
    en: [
      'You now receive the news',
      '',
      'The thread comes to you',
      '<p>Hi {{name}}!</p><p>From now on the news of the promotion reaches you by e-mail.</p>',
      'See the open theories',
    ],
    closing: [
      'Se não foi você quem pediu, use o link abaixo para parar.',
      'If it was not you, use the link below.',
    ],
  },
  {
    letter: 'news_welcome',
    name: 'Boas-vindas às novidades',
    link: null,
    written: -32,
    published: -30,
    pt: [
      'Agora você recebe as novidades',
      'Teorias novas, respostas e quem acertou.',
      'O fio chega até você',
      '<p>Oi, {{name}}!</p><p>A partir de agora, você recebe por e-mail:</p><ul><li>as teorias que acabam de abrir;</li><li>as respostas, quando a série confirma ou desmente;</li><li>quem acertou.</li></ul><p>Dá para mudar de ideia quando quiser, com um clique no fim de cada mensagem.</p>',
      'Ver as teorias abertas',
    ],
    en: [
      'You now receive the news',
      'New theories, answers and who got them right.',
      'The thread comes to you',
      '<p>Hi {{name}}!</p><p>From now on you get by e-mail:</p><ul><li>the theories that have just opened;</li><li>the answers, once the series confirms or denies them;</li><li>who got them right.</li></ul><p>You can change your mind at any time, with one click at the end of each message.</p>',
      'See the open theories',
    ],
    closing: [
      'Se não foi você quem pediu, use o link abaixo para parar.',
      'If you did not ask for it, use the link below to stop.',
    ],
  },
  {
    letter: null,
    name: 'Faltam poucos dias para o sorteio',
    link: '/perfil',
    written: -6,
    published: -5,
    pt: [
      '{{name}}, ainda dá tempo de mandar a sua nota',
      'Cada nota aceita vale números da sorte.',
      'O sorteio está chegando',
      '<p>Oi, {{name}}!</p><p>O período de participação está acabando. Se você guardou alguma nota de compra, envie agora: <strong>cada nota aceita vale números da sorte</strong>.</p><p>Ficou com dúvida? Leia <a href="/faq">as perguntas mais comuns</a>.</p>',
      'Enviar uma nota',
    ],
    en: [
      '{{name}}, there is still time to send your receipt',
      'Each receipt that is accepted gives you lucky numbers.',
      'The draw is near',
      '<p>Hi {{name}}!</p><p>The period to take part is about to end. If you have kept a receipt, send it now: <strong>each one that is accepted gives you lucky numbers</strong>.</p><p>Any doubts? Read <a href="/faq">the most common questions</a>.</p>',
      'Send a receipt',
    ],
    closing: ['Boa sorte!', 'Good luck!'],
  },
  {
    letter: null,
    name: 'Novas teorias da semana',
    link: '/',
    written: -1,
    published: null,
    pt: [
      'As teorias desta semana',
      'Vote antes que a série responda.',
      'Tem teoria nova na parede',
      '<p>Oi, {{name}}!</p><p>A parede ganhou teorias novas. Escolha um lado antes que a série responda.</p>',
      'Ver as teorias',
    ],
    en: [
      'The theories of this week',
      'Vote before the series answers.',
      'New theories on the wall',
      '<p>Hi {{name}}!</p><p>There are new theories on the wall. Choose a side before the series answers.</p>',
      'See the theories',
    ],
    closing: ['', ''],
  },
];
