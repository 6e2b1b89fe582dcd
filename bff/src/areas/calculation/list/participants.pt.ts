/** What a participants' file says: in Portuguese alone, for it goes to the Brazilian authority (product/domain.md, 1.3). */
export const participantsPt = {
  number: 'Número da Sorte',
  name: 'Nome do Cliente',
  /** Whose registration was deleted since. */
  gone: 'Cadastro excluído',
};
