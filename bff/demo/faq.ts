import type { FaqCategory } from '@fio/contracts';
import { earningClause } from '@fio/domain';
import { EARNING } from './edition.ts';

/** A question of the demonstration content. `helpful` is how many said yes and no. */
export interface DemoQuestion {
  readonly category: FaqCategory;
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
  readonly en?: { readonly question: string; readonly answer: string };
  readonly helpful: readonly [yes: number, no: number];
  /** Not on the page yet. */
  readonly draft?: true;
}

/** In the order visitors read them, within each subject. */
export const demoFaq: readonly DemoQuestion[] = [
  {
    category: 'theories',
    slug: 'como-votar',
    question: 'Como voto em uma teoria?',
    answer:
      '<p>Abra a teoria, escolha a sua resposta e pronto: o voto conta na hora. É preciso ter um cadastro, para que cada pessoa vote uma vez só. Se você ainda não entrou, guardamos a sua escolha enquanto você entra.</p>',
    en: {
      question: 'How do I vote on a theory?',
      answer:
        '<p>Open the theory, choose your answer and that is it: your vote counts at once. You need to be registered, so that each person votes only once. If you have not signed in yet, we keep your choice while you do.</p>',
    },
    helpful: [142, 6],
  },
  {
    category: 'theories',
    slug: 'mudar-o-voto',
    question: 'Posso mudar o meu voto?',
    answer:
      '<p>Pode, enquanto a teoria estiver <strong>aberta</strong>. Vale sempre a sua última resposta. Depois que ela fecha, ninguém muda mais nada: nem você, nem a gente.</p>',
    en: {
      question: 'May I change my vote?',
      answer:
        '<p>Yes, while the theory is <strong>open</strong>. Your last answer is the one that counts. Once it closes nobody changes anything: neither you nor we.</p>',
    },
    helpful: [97, 3],
  },
  {
    category: 'theories',
    slug: 'quem-decide-a-verdade',
    question: 'Quem decide se uma teoria se confirmou?',
    answer:
      '<p>O episódio. Depois da estreia, a equipe confere a cena e carimba a teoria:</p><ul><li><strong>Confirmada</strong>: aconteceu como a resposta dizia.</li><li><strong>Desmentida</strong>: aconteceu o contrário.</li><li><strong>Inventada</strong>: não aconteceu, mas deveria ter acontecido.</li></ul><p>Junto do carimbo fica a explicação de onde isso aparece na série.</p>',
    helpful: [61, 9],
  },
  {
    category: 'theories',
    slug: 'sugerir-uma-teoria',
    question: 'Tenho uma teoria que não está aqui. Como mando?',
    answer:
      '<p><a href="/faq?sugerir">Sugira a sua teoria</a> em até 500 caracteres. A equipe lê todas. As melhores viram enquete com o seu primeiro nome, e você acompanha a situação no <a href="/perfil">seu perfil</a>.</p>',
    helpful: [58, 2],
  },
  {
    category: 'account',
    slug: 'por-que-o-cpf',
    question: 'Por que o cadastro pede o meu CPF?',
    answer:
      '<p>Para garantir um cadastro por pessoa e para identificar quem ganha, como a lei das promoções exige. O CPF é guardado com criptografia e nunca aparece inteiro em página pública.</p>',
    en: {
      question: 'Why does the registration ask for my CPF?',
      answer:
        '<p>So that there is one registration per person, and to identify whoever wins, as the law on promotions demands. The CPF is stored encrypted and never appears in full on a public page.</p>',
    },
    helpful: [211, 18],
  },
  {
    category: 'account',
    slug: 'esqueci-a-senha',
    question: 'Esqueci a minha senha. E agora?',
    answer:
      '<p>Peça um link para <a href="/forgot">criar uma senha nova</a>. Ele chega no e-mail do cadastro e vale por pouco tempo. Se não chegar em alguns minutos, olhe a caixa de spam.</p>',
    en: {
      question: 'I forgot my password. What now?',
      answer:
        '<p>Ask for a link to <a href="/forgot">create a new password</a>. It comes to the e-mail address of your registration and is valid for a short time. If it does not arrive within some minutes, look in your spam folder.</p>',
    },
    helpful: [88, 11],
  },
  {
    category: 'account',
    slug: 'corrigir-os-dados',
    question: 'Preenchi um dado errado. Dá para corrigir?',
    answer:
      '<p>Nome, telefone, e-mail, estado e cidade você corrige no <a href="/perfil">seu perfil</a>. CPF e data de nascimento não mudam depois do cadastro: se um deles estiver errado, <a href="/faq?sac">fale com o SAC</a>.</p>',
    helpful: [40, 5],
  },
  {
    category: 'promotion',
    slug: 'quem-pode-participar',
    question: 'Quem pode participar da promoção?',
    answer:
      '<p>Quem tem 18 anos ou mais, CPF regular e mora no Brasil. Sócios, diretores e empregados da promotora e das agências que trabalham na promoção ficam de fora. As condições completas estão no <a href="/regulamentos">regulamento</a>.</p>',
    helpful: [54, 4],
  },
  {
    category: 'promotion',
    slug: 'como-ganho-numeros',
    question: 'Como ganho números da sorte?',
    answer: `<p>Cadastre as suas notas fiscais. ${earningClause(EARNING, 'pt')[0] ?? ''} O saldo e o que falta para o próximo número estão no <a href="/perfil">seu perfil</a>.</p><p>Não sabe onde estão os dados? <a href="/faq?ajuda">Veja onde fica cada um na nota</a>.</p>`,
    helpful: [176, 21],
  },
  {
    category: 'promotion',
    slug: 'votar-da-numero',
    question: 'Votar nas teorias me dá mais chances no sorteio?',
    answer:
      '<p>Não. Votar e sugerir teorias é livre, não depende de compra e não dá nem tira números da sorte.</p>',
    helpful: [83, 30],
  },
  {
    category: 'promotion',
    slug: 'nota-recusada',
    question: 'A minha nota foi recusada. O que faço?',
    answer:
      '<p>O motivo aparece ao lado da nota, no <a href="/perfil">seu perfil</a>. Os mais comuns são:</p><ul><li>nota emitida fora do período da promoção;</li><li>nota cancelada ou já cadastrada em outro CPF;</li><li>nenhum produto participante na compra.</li></ul><p>Se não concordar, <a href="/faq?sac">escreva para o SAC</a> com uma foto da nota.</p>',
    helpful: [37, 12],
  },
  {
    category: 'prizes',
    slug: 'como-e-o-sorteio',
    question: 'Como são escolhidos os ganhadores?',
    answer:
      '<p>Pelos números da <strong>Loteria Federal</strong>, com a conta que está no <a href="/regulamentos">regulamento</a>. Com o resultado da loteria em mãos, qualquer pessoa refaz a conta com papel e lápis. Publicamos os números usados na página <a href="/ganhadores">Ganhadores</a>.</p>',
    en: {
      question: 'How are the winners chosen?',
      answer:
        '<p>By the numbers of the <strong>Loteria Federal</strong>, with the rule that stands in the <a href="/regulamentos">regulation</a>. With the result of the lottery at hand anybody can do the sum with pen and paper. The numbers used are on the page <a href="/ganhadores">Winners</a>.</p>',
    },
    helpful: [119, 8],
  },
  {
    category: 'prizes',
    slug: 'como-sei-que-ganhei',
    question: 'Como fico sabendo se ganhei?',
    answer:
      '<p>A gente procura você pelo e-mail e pelo telefone do cadastro, em até cinco dias úteis, e publica o resultado em <a href="/ganhadores">Ganhadores</a>. Depois do contato, você tem 72 horas para mandar os documentos pedidos.</p><p><strong>Nunca pedimos senha nem pagamento</strong> para entregar um prêmio.</p>',
    helpful: [92, 7],
  },
  {
    category: 'prizes',
    slug: 'trocar-por-dinheiro',
    question: 'Posso trocar o prêmio por dinheiro?',
    answer:
      '<p>Não. A lei não permite trocar o prêmio por dinheiro nem passá-lo para outra pessoa. O imposto sobre ele é pago pela promotora.</p>',
    helpful: [45, 26],
  },
  {
    category: 'privacy',
    slug: 'apagar-o-cadastro',
    question: 'Como apago o meu cadastro?',
    answer:
      '<p>No <a href="/perfil">seu perfil</a>, em Privacidade. Os seus dados ficam anônimos, e guardamos só o que a lei manda. Os seus votos continuam na contagem, sem o seu nome.</p>',
    helpful: [29, 2],
  },
  {
    category: 'privacy',
    slug: 'baixar-os-dados',
    question: 'Como vejo tudo o que vocês sabem sobre mim?',
    answer:
      '<p>Peça os seus dados no <a href="/perfil">seu perfil</a>: eles vêm em um PDF para ler e em um arquivo JSON para levar a outro lugar. O que fazemos com cada um está na <a href="/regulamentos/privacidade">política de privacidade</a>.</p>',
    helpful: [24, 1],
  },
  {
    category: 'prizes',
    slug: 'prazo-de-entrega',
    question: 'Em quanto tempo o prêmio chega?',
    answer:
      '<p>Em até 30 dias depois da extração, sem custo, no endereço que você confirmar. Na entrega você assina um recibo.</p>',
    helpful: [0, 0],
    draft: true,
  },
];
