/** What a participants' file says: in Portuguese alone, for it goes to the Brazilian authority (product/domain.md, 1.3). */
export const participantsPt = {
  number: 'Número da Sorte',
  name: 'Nome do Cliente',
  /** In the place of a name: the number was given out and voided. */
  voided: 'Número anulado',
  /** Whose registration was deleted since. */
  gone: 'Cadastro excluído',
};
