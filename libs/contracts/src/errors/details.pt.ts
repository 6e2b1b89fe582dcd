/** What a refusal's code alone doesn't say. `{param}` is filled by the detail's param. */
export const detailsPt = {
  session_over: 'Sua sessão terminou. Entre novamente.',
  no_credentials: 'Falta o cabeçalho Authorization, com Bearer e o token.',
  token_unknown:
    'Este token não vale: não foi copiado inteiro, foi trocado ou revogado, a conta de quem o criou foi encerrada, ou ele nunca existiu. Peça outro a quem cuida dos tokens.',
  token_elsewhere: 'Um token de API só abre o que está abaixo de /api/admin.',
  people_only: 'Só uma pessoa pode fazer isto: nenhum token abre, sejam quais forem seus escopos.',
  scope_missing: 'Este token não abre isto: falta o escopo {param}, a ele ou a quem o criou.',
};
