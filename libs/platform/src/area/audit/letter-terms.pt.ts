/** What the audit says of e-mail templates. */
export const letterTermsPt = {
  'action.test': 'Mensagem de teste',
  'action.preview_person': 'Prévia com dados de uma pessoa',
  'action.retire': 'Retirada de uso',
  'field.registrationId': 'Cadastro',
  'field.letterKey': 'Carta',
  'field.link': 'Destino do botão',
  'field.preheader': 'Prévia na caixa de entrada',
  'field.html': 'Texto',
  'field.button': 'Botão',
  'field.closing': 'Fecho',
  'field.subjectEn': 'Assunto em inglês',
  'field.preheaderEn': 'Prévia em inglês',
  'field.titleEn': 'Título em inglês',
  'field.htmlEn': 'Texto em inglês',
  'field.buttonEn': 'Botão em inglês',
  'field.closingEn': 'Fecho em inglês',
};
