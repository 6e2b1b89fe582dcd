import { outputPt } from './output.pt.ts';

export const commandsPt = {
  ...outputPt,
  title: 'Comandos',
  count_one: '{{total}} execução',
  count_other: '{{total}} execuções',
  search: 'Comando ou quem executou',
  'empty.title': 'Nenhum comando executado',
  'empty.text': 'Cada execução fica registrada aqui, com a saída, a duração e quem pediu.',

  'field.command': 'Comando',
  'field.state': 'Situação',
  'field.by': 'Quem',
  'field.trigger': 'Origem',
  'field.target': 'Alvo',
  'field.isDry': 'Modo',
  'field.createdAt': 'Pedido em',
  'field.startedAt': 'Início',
  'field.finishedAt': 'Fim',
  'field.duration': 'Duração',
  'field.cancelAsked': 'Cancelamento pedido por',
  'field.exitCode': 'Código de saída',
  'field.from': 'De',
  'field.to': 'Até',
  'tab.output': 'Saída',

  'state.queued': 'Na fila',
  'state.running': 'Em andamento',
  'state.cancelling': 'Cancelando',
  'state.succeeded': 'Concluído',
  'state.failed': 'Falhou',
  'state.cancelled': 'Cancelado',
  'trigger.person': 'Pessoa',
  'trigger.schedule': 'Agendado',
  'trigger.terminal': 'Terminal',
  dry: 'Simulação',
  real: 'Execução',
  name: '{{command}} (simulação)',

  'command.clean-up': 'Limpeza',
  'command.clean-up.text':
    'Apaga o que já não serve: links vencidos, chaves usadas e arquivos que ninguém reclamou.',
  'command.retention': 'Retenção',
  'command.retention.text':
    'Apaga registros antigos e dados pessoais no fim do prazo de guarda. Os prazos estão no fim desta página.',
  'command.reconcile-blocks': 'Bloqueios de CPF',
  'command.reconcile-blocks.text':
    'Libera os cadastros cujo bloqueio venceu e bloqueia quem se cadastrou no mesmo instante do bloqueio.',
  'command.prescribe-winners': 'Prescrição de prêmios',
  'command.prescribe-winners.text': 'Encerra o prazo de quem não retirou o prêmio em 180 dias.',
  'command.resend-mail': 'Reenvio de e-mails',
  'command.resend-mail.text': 'Põe de volta na fila os e-mails que falharam nos últimos sete dias.',
  'command.retry-jobs': 'Tarefas que falharam',
  'command.retry-jobs.text':
    'A simulação mostra as tarefas em segundo plano de que o sistema desistiu, com a causa. A execução tenta todas de novo.',
  'command.verify-audit': 'Conferência da auditoria',
  'command.verify-audit.text':
    'Refaz a cadeia de códigos de todas as ações e aponta a primeira que não bate.',
  'command.refresh-statistics': 'Estatísticas do banco',
  'command.refresh-statistics.text':
    'Faz o banco de dados olhar de novo para cada tabela e planejar melhor as consultas. Útil depois de uma importação.',
  'command.rebuild-indexes': 'Reconstrução de índices',
  'command.rebuild-indexes.text':
    'Refaz, sem parar o site, os índices inválidos ou com mais da metade do espaço vazio. Um índice só: na página dele, em Indexes.',
  'command.rotate-keys': 'Troca de chaves',
  'command.rotate-keys.text':
    'Passa a usar a chave mais nova e cifra de novo, sem parar o site, tudo o que foi cifrado com outra. Antes, toda a instalação precisa ter a lista nova de chaves.',

  'action.cancel': 'Cancelar execução',
  'action.cancel.text':
    'Para antes do próximo passo. O que já foi feito fica feito, e a saída diz até onde o comando foi.',
  'action.cancel.done': 'Cancelamento pedido.',

  run: 'Executar comando',
  'run.title': 'Comandos disponíveis',
  'run.lead':
    'Só os comandos desta lista podem ser executados, um de cada tipo por vez. A simulação mostra o que seria feito, sem mudar nada.',
  'run.dry': 'Simular',
  'run.real': 'Executar',
  'run.dryLabel': 'Simular {{command}}',
  'run.realLabel': 'Executar {{command}}',
  'run.ask': 'Executar {{command}}?',
  'run.askText': 'Começa agora e fica registrado em seu nome. Em caso de dúvida, simule antes.',
  'run.latest': 'Última execução',
  'run.never': 'Ainda não foi executado.',
  'run.open': 'Ver saída',
  'run.openLabel': 'Ver saída de {{command}}',
  cancel: 'Cancelar',
  'schedule.quarter': 'A cada 15 minutos',
  'schedule.midnight': 'Todo dia à 0h05',
  'schedule.night': 'Todo dia às 3h30',
  'schedule.none': 'Só a pedido',

  periods: 'Prazos de guarda',
  'periods.text':
    'O que é guardado por tempo limitado, e por quanto tempo. Quem instala o sistema pode mudar os prazos.',
  'periods.rule': 'O que é guardado',
  'periods.days': 'Por quanto tempo',
  'periods.command': 'Quem apaga',
  period_one: '{{total}} dia',
  period_other: '{{total}} dias',
  'period.over': 'até vencer',

  progress: 'Andamento',
  'progress.text': '{{done}} de {{total}}',
  'output.waiting': 'Começa em instantes.',
  'output.none': 'Nenhuma linha ainda.',
  'output.label': 'Saída do comando',
};
