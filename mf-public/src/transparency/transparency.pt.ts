import { disqualificationPt, winnerStatePt } from '@fio/contracts/terms/winners.pt';
import { prefixed } from '@fio/platform/i18n';

export const transparencyPt = {
  title: 'Conferir',
  lead: 'Tudo o que compromete quem faz a promoção fica escrito num registro público, uma linha depois da outra. O seu aparelho confere agora que nada do que já estava lá mudou.',
  noLog: 'Nada compromete a promoção ainda',
  noLogText: 'As linhas aparecem aqui assim que o primeiro regulamento ou sorteio for publicado.',
  checking: 'Conferindo no seu aparelho…',
  right: 'Confere: nada do que este aparelho podia comparar foi reescrito.',
  wrong: 'Não confere. Guarde esta página e fale com a gente: o que está escrito não é o que estava.',
  checks: 'O que foi conferido',
  passed: 'confere',
  failed: 'não confere',
  unknown: 'não dá para conferir',
  'check.signature': 'A cabeça do registro, com {{size}} linhas, está assinada pela chave da promoção',
  'check.unsupported': 'Este navegador não sabe verificar a assinatura; um mais novo sabe',
  'check.tree': 'As linhas levam à raiz que foi assinada',
  'check.first': 'Este navegador ainda não tinha visto o registro: na próxima visita ele compara',
  'check.before': 'O registro continua o que este navegador viu em {{when}}, com {{size}} linhas',
  newKey:
    'A chave que assina não é a que este navegador viu em {{when}}. Ela pode ter sido trocada; compare com a do regulamento.',
  outside: 'Quem mais viu',
  outsideLead:
    'Cópias que quem faz a promoção não consegue recolher. Quem tem uma delas prova qualquer mudança.',
  'outside.letters':
    'E-mails sobre números, prêmios e sorteios levam o tamanho e a raiz do registro: procure no fim dos seus.',
  'outside.witness': 'A testemunha {{name}} assinou {{size}} linhas em {{when}}',
  'outside.timestamp': 'A autoridade de carimbo do tempo {{name}} carimbou {{size}} linhas em {{when}}',
  'outside.auditor': 'Um auditor recebeu {{size}} linhas por e-mail em {{when}}',
  'outside.bucket': 'O cofre {{name}} guarda {{size}} linhas desde {{when}}, sem que ninguém possa apagar',
  'outside.none': 'Por enquanto ninguém além dos e-mails tem cópia.',
  letter: 'Comparar com um e-mail',
  letterLead: 'No fim dos e-mails sobre números, prêmios e sorteios há uma quantidade de linhas e uma raiz.',
  'letter.size': 'Linhas',
  'letter.root': 'Raiz',
  'letter.rootHint': '44 letras, números e sinais, terminando em =',
  'letter.check': 'Comparar',
  'letter.sizeWrong': 'Escreva o número de linhas que está no e-mail.',
  'letter.rootWrong': 'Copie a raiz inteira, como está no e-mail.',
  'letter.right': 'Confere: o registro de hoje começa com as {{size}} linhas desse e-mail.',
  'letter.wrong':
    'Não confere: o registro de hoje não começa com as linhas desse e-mail. Guarde o e-mail e fale com a gente.',
  'letter.failed': 'Não deu para ler o registro agora. Tente de novo em instantes.',
  events: 'O que foi prometido, e o que mudou',
  eventsLead: 'Do mais novo para o mais antigo. Cada linha foi conferida no seu aparelho.',
  onlyChanges: 'Só as mudanças',
  all: 'Tudo',
  filter: 'Mostrar',
  change: 'mudança',
  line: 'linha {{index}}',
  older: 'Carregar linhas mais antigas',
  noChanges: 'Nenhuma mudança nas linhas carregadas.',
  aDraw: 'um sorteio',
  audited_one:
    'A trilha do que a equipe fez foi ancorada no registro {{total}} vez nas linhas carregadas, em {{when}}.',
  audited_other:
    'A trilha do que a equipe fez foi ancorada no registro {{total}} vezes nas linhas carregadas, a última em {{when}}.',
  own: 'Para conferir com outro programa',
  ownText: 'O registro segue formatos abertos. Estes endereços bastam para qualquer verificador:',
  'own.checkpoint': 'A cabeça assinada',
  'own.key': 'A chave pública',
  'event.regulation_published': 'Publicado “{{title}}”, versão {{number}}.',
  'event.draw_defined': '“{{draw}}” definido: participações de {{from}} a {{to}}, extração de {{day}}.',
  'event.draw_withdrawn': '“{{draw}}” voltou a rascunho: nada foi prometido com ele.',
  'event.draw_cancelled': '“{{draw}}” cancelado.',
  'event.numbers_committed':
    'A ordem dos números da sorte de “{{draw}}” ficou fixada, sem que ninguém a conheça.',
  'event.numbers_revealed':
    'A semente da ordem dos números de “{{draw}}” foi revelada: qualquer pessoa refaz a ordem.',
  'event.prizes_committed':
    'Os momentos dos prêmios instantâneos de “{{title}}” ficaram fixados, sem que ninguém os conheça.',
  'event.prizes_beacon':
    'Veio a rodada {{round}} do farol público, que se mistura à semente dos prêmios instantâneos.',
  'event.prizes_revealed': 'Os momentos dos prêmios instantâneos foram revelados.',
  'event.prize_won': 'Um prêmio instantâneo saiu: a vaga nº\u00a0{{slot}} do cronograma.',
  'event.prize_refused': 'Quem ganhou a vaga nº\u00a0{{slot}} não cumpriu o regulamento: ela voltou a valer.',
  'event.prize_restored': 'A recusa da vaga nº\u00a0{{slot}} foi desfeita: o prêmio é de quem a ganhou.',
  'event.list_closed': 'A lista de números de “{{draw}}” foi fechada.',
  'event.list_frozen': 'A lista de “{{draw}}” ficou selada com {{count}} números.',
  'event.postponement_proposed':
    'Alguém pediu que a extração de “{{draw}}” passe de {{from}} para {{to}}; outra pessoa decide. O motivo: {{reason}} A fonte: {{source}}',
  'event.postponement_withdrawn': 'O pedido de passar a extração de “{{draw}}” para {{to}} foi retirado.',
  'event.draw_postponed':
    'Duas pessoas mudaram a extração de “{{draw}}” de {{from}} para {{to}}. O motivo: {{reason}} A fonte: {{source}}',
  'event.extraction_begun':
    'Alguém começou a digitar a extração de “{{draw}}”; o que foi digitado só se mostra quando duas pessoas digitaram.',
  'event.extraction_settled.confirmed': 'Duas pessoas digitaram a mesma extração de “{{draw}}”: {{prizes}}.',
  'event.extraction_settled.mismatch':
    'Duas pessoas digitaram extrações diferentes de “{{draw}}”: nenhuma vale.',
  'event.extraction_settled.withdrawn': 'A extração digitada de “{{draw}}” foi retirada.',
  'event.extraction_settled.postponed': 'A extração digitada de “{{draw}}” deixou de valer com o adiamento.',
  'event.prize_released': 'O {{prize}}º prêmio da extração de “{{draw}}” foi mostrado: {{digits}}.',
  'event.draw_calculated': 'Apuração de “{{draw}}”, {{run}}ª vez.',
  'event.draw_reviewed': 'Outra conta da apuração de “{{draw}}” deu o mesmo resultado.',
  'event.draw_sent_back': 'Um passo de “{{draw}}” foi desfeito.',
  'event.draw_published': 'Resultado de “{{draw}}” publicado, com {{count}} números premiados.',
  'event.disqualification_proposed':
    'Alguém propôs desclassificar o número {{number}} de “{{draw}}”. O motivo: {{reason}}. A defesa vai até {{until}}; depois outra pessoa decide.',
  'event.disqualification_withdrawn':
    'A proposta de desclassificar o número {{number}} de “{{draw}}” foi retirada.',
  'event.winner_out.disqualified':
    'Duas pessoas desclassificaram o número {{number}} de “{{draw}}”. O motivo: {{reason}}.',
  'event.winner_out.defence_given_up':
    'Duas pessoas desclassificaram o número {{number}} de “{{draw}}”, e quem tinha o número abriu mão da defesa. O motivo: {{reason}}.',
  'event.winner_out': 'O número {{number}} deixou de ter o prêmio de “{{draw}}”. Situação: {{state}}.',
  'event.winner_substituted': 'Em “{{draw}}”, o número {{out}} deu lugar ao {{in}}.',
  'event.prize_to_heirs': 'Os herdeiros de quem tinha o número {{number}} de “{{draw}}” receberam o prêmio.',
  'event.audit_head': 'A trilha do que a equipe fez foi ancorada.',
  ...prefixed('state', winnerStatePt),
  ...prefixed('reason', disqualificationPt),
};
