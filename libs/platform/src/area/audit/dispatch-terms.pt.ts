/** What the audit says of dispatches. */
export const dispatchTermsPt = {
  'action.pause': 'Pausa',
  'action.sample': 'Amostra do público',
  'action.resume': 'Retomada',
  'field.perMinute': 'E-mails por minuto',
  'field.language': 'Idioma',
  'field.template': 'Carta',
  'field.audience.uf': 'Público: estado',
  'field.audience.city': 'Público: cidade',
  'field.audience.ageFrom': 'Público: idade mínima',
  'field.audience.ageTo': 'Público: idade máxima',
  'field.audience.invoices': 'Público: notas fiscais',
  'field.audience.prizes': 'Público: prêmios',
  'field.audience.from': 'Público: cadastro a partir de',
  'field.audience.to': 'Público: cadastro até',
  'field.audience.exceptId': 'Público: menos quem recebeu',
};
