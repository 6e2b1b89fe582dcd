import { prescriptionEventPt, termUnitPt } from '@fio/contracts/terms/draw-rules.pt';
import { drawStatePt } from '@fio/contracts/terms/draws.pt';
import { prefixed, recordWordsPt } from '@fio/platform/i18n';
import { earningPt } from './earning/earning.pt.ts';
import { numbersPt } from './numbers/numbers.pt.ts';
import { prizesPt } from './prizes/prizes.pt.ts';
import { rulesPt } from './rules/rules.pt.ts';

export const winnersDrawPt = {
  title: 'Sorteios',
  menu: 'Vencedores Sorteio',
  ...recordWordsPt('sorteio', 'sorteios', 'm'),
  search: 'Título ou certificado',
  created: 'Sorteio criado como rascunho. Comprometa os números e agende antes do período.',
  'empty.text': 'Defina período, séries, regra e prêmios: o resto segue daí.',
  cancel: 'Cancelar',
  close: 'Fechar',

  'field.title': 'Título',
  'field.slug': 'Endereço',
  'field.state': 'Situação',
  'field.regulationId': 'Regulamento e versão',
  'field.certificate': 'Certificado de autorização',
  'field.period': 'Período',
  'field.periodFrom': 'Início do período',
  'field.periodTo': 'Fim do período',
  'field.seriesFirst': 'Primeira série',
  'field.seriesLast': 'Última série',
  'field.series': 'Séries',
  'field.lotteryDate': 'Extração da Loteria Federal',
  'field.plannedAt': 'Data e hora da apuração',
  'field.place': 'Local da apuração',
  'field.ruleSet': 'Regra da apuração',
  'field.earning': 'Como se ganham números',
  'field.prizes': 'Prêmios',
  'field.units': 'Prêmios',
  'field.surrogates': 'Suplentes de cada prêmio',
  'field.cutOffHours': 'Fechar a lista até, em horas antes da extração',
  'field.defenceDays': 'Dias úteis de defesa antes de desclassificar',
  'field.publishWithin': 'Prazo da divulgação, em dias úteis',
  'field.documents': 'Prazo dos documentos',
  'field.documentsWithin': 'Prazo dos documentos do ganhador',
  'field.documentsUnit': 'Contado em',
  'field.prescribesFrom': 'O prazo de 180 dias começa com',
  'field.given': 'Números dados',
  'field.updatedAt': 'Atualizado em',

  'section.draw': 'O sorteio',
  'section.participation': 'Quem participa',
  'section.earning': 'Como se ganham números',
  'section.occasion': 'A extração e a apuração',
  'section.prizes': 'Os prêmios',
  'section.rules': 'Como se acha o número',
  'tab.rules': 'Regra e cláusula',
  'tab.prizes': 'Prêmios',
  'tab.numbers': 'Números',

  'hint.slug': 'Fica no endereço público do resultado: /ganhadores/…',
  'hint.certificate': 'Como no certificado: 04.123456/2026. O do regulamento escolhido entra sozinho.',
  'hint.regulationId': 'Para agendar, a versão precisa estar publicada.',
  'hint.series': 'De 000 a 999; quantos números cada uma tem, dizem os algarismos da ordem.',
  'hint.periodTo': 'Os dois dias contam, no horário de Brasília.',
  'hint.lotteryDate': 'Depois do fim do período. As extrações costumam ser às quartas e aos sábados.',
  'hint.surrogates': 'Os próximos números, na mesma busca, esperam como suplentes.',
  'hint.cutOffHours':
    'Contadas das 19h de Brasília do dia da extração. Depois disso, o sorteio só vale por uma extração posterior.',
  'hint.defenceDays': 'Os do regulamento. Contados da carta que avisa a pessoa.',
  'hint.publishWithin': 'Contados da apuração.',
  'hint.documentsWithin': 'O do regulamento. Horas correm do momento do pedido; dias, do dia seguinte.',
  'hint.prescribesFrom': 'O que o regulamento diz.',
  ...prefixed('unit', termUnitPt),
  ...prefixed('event', prescriptionEventPt),

  'regulation.version': '{{title}}, versão {{number}}',
  'regulation.draft': '{{title}}, versão {{number}} (rascunho)',
  'begun.title': 'O período já começou',
  'begun.text':
    'A regra deste sorteio não muda mais. Ainda mudam o local, a data da apuração e a versão do regulamento, quando há um aditamento.',

  'action.schedule': 'Agendar',
  'action.schedule.text':
    'As participações do período passam a receber números deste sorteio. Depois que o período começa, a regra não muda mais.',
  'action.schedule.done': 'Sorteio agendado.',
  'action.withdraw': 'Voltar a rascunho',
  'action.withdraw.text':
    '“{{name}}” deixa de estar agendado e pode ser alterado. Só é possível antes do período e sem números dados.',
  'action.withdraw.done': 'O sorteio voltou a rascunho.',

  calculation: 'Ver a apuração',
  period: '{{from}} a {{to}}',
  none: 'Não definido',
  'summary.site': 'Ver no site',
  ...prefixed('state', drawStatePt),
  ...earningPt,
  ...numbersPt,
  ...prizesPt,
  ...rulesPt,
};
