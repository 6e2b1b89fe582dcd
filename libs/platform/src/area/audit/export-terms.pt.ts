/** Exports, and what narrowed them. */
export const exportTermsPt = {
  'action.download_export': 'Download de exportação',
  'action.discard_export': 'Arquivo de exportação excluído',

  'field.sort': 'Ordem',
  'field.q': 'Busca',
  'field.resource': 'Área',
  'field.from': 'De',
  'field.to': 'Até',
  'field.ageFrom': 'Idade a partir de',
  'field.ageTo': 'Idade até',
  'field.createdAt': 'Criação',
  'field.age': 'Idade',
  'field.verified': 'E-mail confirmado',
  'field.marketing': 'Aceita novidades',

  'verified.yes': 'Sim',
  'verified.no': 'Não',
  'marketing.yes': 'Sim',
  'marketing.no': 'Não',
};
