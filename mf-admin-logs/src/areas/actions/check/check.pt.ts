export const checkPt = {
  check: 'Conferir a cadeia',
  'check.lead':
    'Cada ação guarda o código da anterior. A conferência refaz todos os códigos, da primeira à última ação, e mostra a primeira que não bate. É o mesmo que “npm run verify-audit”.',
  'check.never': 'Ainda não conferida',
  'check.neverText': 'Ninguém conferiu a cadeia por aqui.',
  'check.start': 'Conferir agora',
  'check.asked': 'A conferência começou.',
  'check.latest': 'Última conferência',
  'check.queued': 'Na fila',
  'check.running': 'Conferindo',
  'check.whole': 'Íntegra',
  'check.broken': 'Quebrada',
  'check.failed': 'Falhou',
  'check.queuedText': 'A conferência começa em instantes.',
  'check.runningText': '{{checked}} de {{total}} ações conferidas.',
  'check.wholeText_one': 'A única ação confere.',
  'check.wholeText_other': 'As {{total}} ações conferem, uma a uma.',
  'check.brokenText':
    'A ação nº {{id}} não decorre da anterior: ela, ou o que havia antes dela, foi alterado ou apagado. Antes dela, {{checked}} ações conferem.',
  'check.failedText': 'A conferência não chegou ao fim. Tente de novo.',
  'check.open': 'Abrir a ação nº {{id}}',
  'check.by': 'Pedida por',
  'check.at': 'Pedida em',
  'check.finishedAt': 'Terminada em',
  'check.head': 'Código da ação mais recente',
  'check.headHint':
    'Guarde este código fora do sistema: só comparando com ele aparece se as últimas ações forem apagadas.',
};
