import { prizeReasonPt } from '@fio/contracts/terms/prize-reasons.pt';
import { prefixed } from '@fio/platform/i18n';
/** What binds the instant prizes: exact, and no joke about it. */
export const instantPt = {
  title: 'Prêmios instantâneos',
  lead: 'O que decide quando cada prêmio sai foi fixado antes do período: uma semente secreta e, onde o cronograma diz, um valor público que ninguém conhecia ainda. Aqui estão os resumos publicados e, depois do período, as sementes.',
  between: 'De {{from}} a {{to}}',
  moments:
    'O primeiro a participar depois de cada momento do cronograma ganha; o prêmio que ninguém levou até o fim do período fica para quem participar em seguida.',
  counter: 'Ganha uma a cada {{every}} participações válidas.',
  prizes: 'Prêmios: {{list}}',
  prize: '{{quantity}} × {{title}}',
  seedHash: 'Resumo (SHA-256) da semente, publicado em {{when}}:',
  'beacon.none': 'Este cronograma vem só da semente: nenhum farol público foi misturado a ela.',
  'beacon.named':
    'À semente se mistura a rodada {{round}} do farol público de aleatoriedade (randomness beacon) drand quicknet, de {{when}}: ninguém conhecia o valor dela quando o resumo foi publicado.',
  'beacon.other': 'À semente se mistura a rodada {{round}}, de {{when}}, de um farol cuja chave está abaixo.',
  'beacon.unknown':
    'Este farol não é a rede pública drand quicknet. Numa demonstração é o próprio servidor que assina as rodadas, o que não prova nada a ninguém. A chave do farol:',
  'beacon.waiting':
    'O valor da rodada ainda não está aqui. Enquanto não vem, nenhum prêmio deste cronograma sai, e nenhum se perde.',
  'beacon.overdue':
    'O valor da rodada já é público e não está aqui. Enquanto faltar, nenhum prêmio deste cronograma sai. Pergunte ao atendimento por quê.',
  'beacon.late':
    'O valor do farol público só entrou no registro em {{when}}, depois do começo do cronograma. Até lá nenhum prêmio saiu. Pergunte ao atendimento por quê.',
  'beacon.came': 'O valor da rodada, assinado pelo farol:',
  later: 'A semente é revelada depois do período. Aí o seu próprio aparelho refaz o cronograma.',
  seed: 'A semente, revelada em {{when}}:',
  check: 'Refazer o cronograma no meu aparelho',
  failed: 'Não foi possível conferir agora. Tente de novo.',
  right_one: 'Confere: é tudo como foi publicado. Daí sai {{count}} vaga:',
  right_other: 'Confere: é tudo como foi publicado. Daí saem {{count}} vagas:',
  wrong:
    'Não confere: a semente revelada não tem o resumo publicado, ou o farol público não assinou este valor. Fale com o atendimento.',
  slots: 'As vagas que saem da semente',
  slotMoment: '{{when}}: {{prize}}',
  slotNth: '{{nth}}ª participação: {{prize}}',
  page: 'Quem ganhou, e a conferência',
  untold:
    'Este cronograma é de antes de o registro público contar cada prêmio ganho. Você pode conferir a semente e as vagas que saem dela, mas não quem ganhou cada uma.',
  all: 'Todos os ganhadores',
  whoWon: 'Quem ganhou cada prêmio',
  wonCount_one: '{{won}} de {{total}} vaga foi ganha.',
  wonCount_other: '{{won}} de {{total}} vagas foram ganhas.',
  won: 'Ganho',
  notWon: 'Não ganho',
  gone: 'Cadastro excluído',
  person: 'CPF {{cpf}} · {{city}}, {{state}}',
  atMoment: 'Saiu em {{when}}',
  atNth: 'Sai com a {{nth}}ª participação',
  wonAt: 'Nota enviada em {{sent}}, prêmio registrado em {{told}}',
  refusedWin:
    'Nota enviada em {{sent}}, registrada em {{told}} e recusada. Motivo: {{reason}}. A vaga voltou a valer.',
  ...prefixed('refused', prizeReasonPt),
  'refused.other': 'Outro, do regulamento',
  promised: 'O que foi prometido',
  evidence: 'Todos os dados, para o seu próprio programa (JSON)',
  checkTitle: 'Confira tudo no seu aparelho',
  checkLead:
    'Seu navegador refaz o cronograma a partir da semente e acompanha cada prêmio no registro público.',
  checkStart: 'Refazer e conferir',
  checking: 'Conferindo…',
  checkRight: 'Confere. Os prêmios saíram quando a semente dizia, para quem chegou primeiro.',
  checkWrong: 'Não confere. Veja abaixo em que passo e fale com o atendimento.',
  checks: 'O que foi conferido',
  'check.right': 'confere',
  'check.wrong': 'não confere',
  'check.promise': 'A semente e os prêmios são os prometidos antes do começo',
  'check.beacon': 'O valor do farol público veio depois da promessa, e está assinado',
  'check.slots': 'Os momentos saem daí, e não há prêmio além dos prometidos',
  'check.wins': 'Cada prêmio foi para quem mandou a nota depois do seu momento, a vaga mais antiga primeiro',
  'check.log': 'Tudo isso está no registro público, que ninguém reescreve sem que se veja',
};
