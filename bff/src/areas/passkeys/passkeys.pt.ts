/** Passkeys in the document of a person's data. */
export const passkeyDataPt = {
  title: 'Chaves de acesso',
  columns: { name: 'Nome', createdAt: 'Criada em', lastUsedAt: 'Usada por último em' },
  synced: 'em mais de um aparelho',
};
