export const rehearsalPt = {
  mark: 'ENSAIO',
  title: 'Ensaio: {{title}}',
  about: 'Ensaio da apuração',
  titled: 'Ensaio: {{title}}',
  said: 'No dia: {{text}}',

  'banner.title': 'Isto é um ensaio. Nada daqui vale.',
  'banner.text':
    'Nada é publicado, enviado ou registrado no sorteio, e ninguém ganha. Começado por {{by}} em {{when}}; some sozinho em {{day}}, ou quando a extração de verdade for digitada.',
  'banner.alone': 'As duas digitações são da mesma pessoa. No dia, são duas.',
  'note.scheduled':
    'A lista do ensaio tem os números distribuídos até agora. Ela é medida como no dia, e nenhum arquivo fica.',
  'note.extraction':
    'Use os cinco prêmios de qualquer extração passada. No ensaio, a mesma pessoa pode digitar as duas vezes.',
  'note.confirmed': 'Ninguém está assistindo: mostre os prêmios no ritmo que quiser treinar.',
  'note.calculated':
    'O cálculo é o mesmo do dia, sobre os números deste sorteio. O resultado não é o de nenhum sorteio.',
  'note.reviewed': 'Ninguém ganhou. Nenhuma destas pessoas foi avisada nem pode ser contatada por isto.',
  'note.witnesses': 'Do CPF das testemunhas fica só o meio.',

  'begin.title': 'Ensaiar a apuração',
  'begin.text':
    'Percorra todas as etapas com este sorteio, antes do dia: fechar a lista, digitar a extração, mostrar os prêmios, calcular, conferir, escrever a ata. Tudo acontece numa cópia marcada como ensaio.',
  'begin.keeps':
    'Nada é publicado nem enviado, nenhum número muda, nenhum prazo começa, e o registro público não fica sabendo.',
  begin: 'Começar o ensaio',
  'begin.done': 'Ensaio começado.',
  'over.title': 'Não se ensaia mais',
  'over.text': 'A hora da extração chegou, ou o sorteio já passou adiante. O que conta agora é a apuração.',
  notYours: 'Quem pode executar a apuração começa o ensaio.',

  'finish.title': 'Concluir o ensaio',
  'finish.text': 'este é o passo que publica o resultado, e não tem volta. Aqui, nada é publicado.',
  'finish.minutes': 'Antes, guarde os dados da ata.',
  finish: 'Concluir o ensaio',
  'finish.ask': 'No dia, os ganhadores apareceriam agora no site. Aqui, nada é publicado.',
  'finish.type': 'Para concluir, digite o título do sorteio',
  'finish.done': 'Ensaio concluído. Nada foi publicado.',
  'finished.title': 'Ensaio concluído',
  'finished.text':
    'Todas as etapas foram percorridas. No dia, o resultado estaria publicado; aqui, nada saiu deste ensaio.',

  paper: 'Ata do ensaio (HTML)',
  remove: 'Apagar o ensaio',
  'remove.ask': 'Tudo o que foi ensaiado é apagado. O sorteio fica como está.',
  'remove.done': 'Ensaio apagado.',
  cancel: 'Voltar',
};
