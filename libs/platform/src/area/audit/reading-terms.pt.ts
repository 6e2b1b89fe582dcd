/** The names of readings and refusals. */
export const readingTermsPt = {
  'action.view_whole': 'Consulta de dados inteiros',
  'action.view_name': 'Nome consultado pelo CPF',
  'action.login_failed': 'Entrada recusada',
  'action.forbidden': 'Permissão recusada',
  'action.entered_take': 'Chegada à conta da pessoa',
  'action.entered_view': 'Consulta como a pessoa',
  'action.entered_leave': 'Saída da conta da pessoa',
};
