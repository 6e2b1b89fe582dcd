export const importsPt = {
  latest: 'Importações recentes',
  by: '{{name}}, {{when}}',
  cancel: 'Desistir',
  cancelled: 'Importação cancelada',
  file: 'Arquivo',
  line: 'Linha',
  problem: 'Problema',
  most: 'As primeiras {{total}}.',
  'failure.unknown': 'Confira os arquivos e tente de novo.',
  'failure.lost':
    'O trabalho foi interrompido várias vezes antes de terminar. Tente de novo; se acontecer outra vez, divida o conteúdo em partes ou avise quem cuida do sistema.',
  'failure.fault':
    'Houve um erro nosso, registrado para quem cuida do sistema. Tente de novo; se acontecer outra vez, avise.',
  'state.receiving': 'Incompleta',
  'state.checking': 'Conferindo',
  'state.checked': 'Aguardando confirmação',
  'state.importing': 'Importando',
  'state.imported': 'Importada',
  'state.failed': 'Falhou',
  'state.cancelled': 'Cancelada',
};
