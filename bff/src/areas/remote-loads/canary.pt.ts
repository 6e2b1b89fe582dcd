/** What the audit and the history say of a canary that the product took back. */
export const takenBackPt = ({ failed, visitors }: { readonly failed: number; readonly visitors: number }) =>
  `Falhou para ${failed} de ${visitors} visitantes.`;
