export const filesPt = {
  'files.documents': 'Documentos da apuração',
  'files.documentsText':
    'Gravados por uma tarefa, sempre a partir do último cálculo. O código SHA-256 de cada um permite conferir que ninguém o alterou.',
  'files.none': 'Ainda não há documentos',
  'files.noneText': 'Eles podem ser gerados depois que o resultado for conferido.',
  'files.make': 'Gerar os documentos',
  'files.again': 'Gerar de novo',
  'files.asked': 'Os documentos estão sendo gerados.',
  'files.download': 'Baixar',
  'files.downloadOf': 'Baixar {{name}}',
  'files.whole': 'Só quem pode ver cadastros por inteiro baixa os CPFs completos.',
  'files.size': '{{size}} kB',
  'files.progress': '{{percent}}%',

  'files.kind.minutes_pdf': 'Ata de apuração (PDF)',
  'files.kind.minutes_html': 'Ata de apuração (HTML)',
  'files.kind.winners': 'Planilha de ganhadores (XLSX)',
  'files.kind.evidence': 'Pacote de evidências (JSON)',

  'files.state.missing': 'Não gerado',
  'files.state.queued': 'Na fila',
  'files.state.running': 'Gerando',
  'files.state.ready': 'Pronto',
  'files.state.failed': 'Falhou',
  'files.outdated': 'Desatualizado: o sorteio mudou depois',

  'files.range': '{{first}} a {{last}}',
  'files.part': 'Arquivo {{part}}',
  'files.count_one': '{{total}} número',
  'files.count_other': '{{total}} números',
  'files.participants': 'Listas de participantes',
  'files.participantsText':
    'Os arquivos que vão ao SCPC antes da extração: número da sorte e nome, até 15 MB cada um.',
  'files.participantsNone': 'A lista ainda não foi congelada.',
};
