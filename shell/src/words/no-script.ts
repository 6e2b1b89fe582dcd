/** Stands in the HTML itself, for whom no script runs: both languages at once. */
export const noScript = {
  noScriptPt:
    'Sem JavaScript você lê as teorias e os resultados. Para votar, participar e usar seu perfil, ative o JavaScript e recarregue a página.',
  noScriptEn:
    'Without JavaScript you can read theories and results. To vote, take part and use your profile, turn JavaScript on and reload the page.',
};
