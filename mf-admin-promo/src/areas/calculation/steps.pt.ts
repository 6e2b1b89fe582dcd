/** What is said at each step of the wizard. */
export const stepsPt = {
  freeze: 'Fechar e congelar a lista',
  'freeze.title': 'Congelar a lista',
  'freeze.text':
    'Antes da extração, a lista de quem concorre é fechada: nenhum número entra nem sai. Os arquivos dos participantes são gravados e o compromisso (hash) é publicado.',
  'freeze.ask_one': 'Um número entra na lista. Depois de fechada, ela não abre mais.',
  'freeze.ask_other': '{{total}} números entram na lista. Depois de fechada, ela não abre mais.',
  'freeze.done': 'Lista fechada. Os arquivos estão sendo gravados.',
  blocked_one: 'Falta uma coisa para congelar:',
  blocked_other: 'Faltam {{count}} coisas para congelar:',
  'blocker.draft': 'A definição do sorteio ainda é um rascunho.',
  'blocker.certificate': 'Falta o número do certificado de autorização.',
  'blocker.regulation': 'Falta o regulamento.',
  'blocker.prizes': 'Faltam os prêmios.',
  'blocker.rules': 'A regra da apuração está incompleta.',
  'blocker.pool': 'A ordem dos números não foi comprometida.',
  'blocker.period': 'O período de participação vai até {{day}}.',
  'blocker.invoices': 'Há notas fiscais do período esperando análise.',
  'blocker.reveal': 'A ordem dos números ainda não foi revelada.',
  'blocker.empty': 'Ninguém recebeu número ainda.',
  'blocker.late': 'A hora de fechar a lista já passou: o sorteio vale por uma extração posterior.',

  'freezing.title': 'Gravando a lista',
  'freezing.text':
    'A lista está fechada. Você pode sair desta página: o trabalho continua e, se parar no meio, retoma do último arquivo completo.',
  'freezing.far': '{{written}} de {{total}} números gravados',
  'freezing.resume': 'Retomar',
  'freezing.resumeText': 'Só se parou de andar.',
  parts: 'Arquivos dos participantes',

  extraction: 'Extração da Loteria Federal',
  'extraction.first.title': 'Digitar a extração',
  'extraction.first.text':
    'Digite os cinco prêmios da extração de {{day}}, como a Caixa os publicou. Depois, outra pessoa digita os mesmos, sem ver os seus.',
  'extraction.second.title': 'Confirmar a extração',
  'extraction.second.text':
    '{{by}} já digitou. Leia os cinco prêmios na fonte e digite você também: se as duas digitações forem iguais, a extração está confirmada.',
  'extraction.mine.title': 'Esperando a segunda pessoa',
  'extraction.mine.text':
    'Você digitou os cinco prêmios. Outra pessoa da equipe precisa digitar os mesmos; só você vê o que digitou.',
  'extraction.future': 'A extração é em {{day}}. Antes disso não há o que digitar.',
  'extraction.mine': 'O que você digitou',
  'extraction.record': 'Registrar a extração',
  'extraction.confirm': 'Confirmar a extração',
  'extraction.recorded': 'Registrada. Agora outra pessoa digita.',
  'extraction.matched': 'As duas digitações são iguais: extração confirmada.',
  'extraction.mismatch': 'As duas digitações são diferentes: nenhuma vale.',
  mismatch: 'As duas digitações não bateram',
  'mismatch.text': 'Diferença em: {{places}}. Nenhuma das duas vale; as duas pessoas digitam de novo.',
  postponed: 'Adiado para a extração de {{day}}',
  'action.postpone': 'Não houve extração',
  'action.postpone.text':
    'O sorteio espera a próxima extração da Loteria Federal, com a mesma lista. O que foi digitado deixa de valer. A mudança e o motivo aparecem na página do sorteio.',
  'move.waits': 'Pedida a passagem para a extração de {{day}}',
  'move.by': 'Por {{by}}, {{when}}.',
  'move.source': 'Anunciado em: {{source}}',
  'move.mine': 'Outra pessoa da equipe precisa ver o anúncio e confirmar.',
  'move.confirm': 'Vi o anúncio: confirmar',
  'action.withdrawPostponement': 'Desfazer o pedido',
  'action.withdrawPostponement.text': 'O sorteio continua na extração marcada.',
  'action.withdrawPostponement.done': 'Pedido desfeito.',
  'action.move': 'Passar para outra extração',
  'action.move.text':
    'A hora de fechar a lista passou. O sorteio passa a valer por uma extração posterior; a mudança e o motivo aparecem na página do sorteio.',
  'action.move.done': 'Pedido registrado. Agora outra pessoa confirma.',
  'action.postpone.done': 'Pedido registrado. Agora outra pessoa confirma.',

  run: 'Calcular',
  'run.title': 'Calcular o resultado',
  'run.text':
    'A extração está confirmada. O cálculo usa só os cinco prêmios e a lista congelada: repetido, dá exatamente o mesmo.',
  'run.again': 'Calcular de novo',
  'run.same': 'O mesmo resultado, byte por byte.',
  'run.other':
    'O resultado mudou: alguém da lista deixou de poder ganhar, ou voltou a poder. Confira de novo.',
  'run.done': 'Calculado. Agora confira o resultado.',

  review: 'Está certo',
  'review.title': 'Conferir o resultado',
  'review.text':
    'Leia o caminho abaixo, do prêmio ao ganhador. Ao confirmar, ganhadores e suplentes são registrados e podem ser contatados; nada é público ainda.',
  'review.ask': 'Ganhadores e suplentes serão registrados para o contato. Nada é publicado ainda.',
  'review.done': 'Ganhadores e suplentes registrados.',

  'winners.title': 'Ganhadores e suplentes',
  'winners.text':
    'Até a publicação, um suplente pode tomar o lugar de quem não pode receber. Abra a pessoa para registrar contatos e documentos.',
  'minutes.title': 'Ata de apuração',
  'minutes.text':
    'Quem assina, duas testemunhas identificadas e o relato dos fatos. O resto a ata tira do sorteio.',
  'minutes.witness': '{{number}}ª testemunha',
  'minutes.save': 'Guardar a ata',
  'minutes.done': 'Dados da ata guardados.',

  'action.publish': 'Publicar o resultado',
  'publish.title': 'Publicar',
  'publish.about':
    'Os ganhadores aparecem no site e qualquer pessoa pode refazer a conta. Não há volta: depois disso nenhum suplente entra, e um prêmio não entregue vai para o Tesouro.',
  'publish.by': 'Prazo do regulamento: até {{day}}.',
  'publish.minutes': 'Antes, guarde os dados da ata.',
  'publish.problems_one': 'Surgiu um impedimento contra um ganhador: resolva antes, chamando um suplente.',
  'publish.problems_other':
    'Surgiram impedimentos contra {{count}} ganhadores: resolva antes, chamando suplentes.',
  'action.publish.text_one': 'Um ganhador será publicado. Esta etapa não tem volta.',
  'action.publish.text_other': '{{count}} ganhadores serão publicados. Esta etapa não tem volta.',
  'publish.type': 'Para publicar, digite o título do sorteio',
  'action.publish.done': 'Resultado publicado.',

  'published.title': 'Resultado publicado',
  'published.text':
    'Agora: entregar os prêmios, recolher o imposto (IRRF) e guardar os recibos. Passados os prazos, prestar contas no SCPC.',
  'published.page': 'Ver a página pública',
  'action.account': 'Contas prestadas',
  'action.account.text': 'Registra que a prestação de contas foi entregue no SCPC.',
  'action.account.done': 'Prestação de contas registrada.',
  'accounted.title': 'Sorteio encerrado',
  'accounted.text': 'As contas foram prestadas. Nada mais muda; a prova continua pública.',
  'cancelled.title': 'Sorteio cancelado',
  'cancelled.text': 'Este sorteio não será apurado.',
};
