import type { Prisma } from '../src/generated/prisma/client.ts';

type Template = Pick<Prisma.AnswerTemplateCreateManyInput, 'title' | 'subject' | 'text' | 'textEn'>;

/** What the demonstration's desk answers from. */
export const demoAnswerTemplates: readonly Template[] = [
  {
    title: 'Nota em conferência',
    subject: 'invoice',
    text: 'Oi, {{name}}!\n\nSua nota [[número da nota]] ainda está em conferência com a loja. Assim que ela responder, avisamos por e-mail.\n\nProtocolo {{protocol}}.\n{{agent}}',
    textEn:
      'Hi {{name}},\n\nyour receipt [[number of the receipt]] is still being checked with the shop. We write to you as soon as it answers.\n\nProtocol {{protocol}}.\n{{agent}}',
  },
  {
    title: 'Onde ver os números',
    subject: 'numbers',
    text: 'Oi, {{name}}!\n\nSeus números da sorte ficam no seu perfil, em “Números da sorte”, com o sorteio de cada um.\n\nProtocolo {{protocol}}.\n{{agent}}',
    textEn: '',
  },
  {
    title: 'Pedido de documento',
    subject: null,
    text: 'Oi, {{name}}!\n\nPara seguir com o que você nos escreveu em {{date}}, precisamos de [[documento]]. Responda pelo link deste e-mail.\n\nProtocolo {{protocol}}.\n{{agent}}',
    textEn: '',
  },
];
