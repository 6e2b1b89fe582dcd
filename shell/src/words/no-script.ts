/** Stands in the HTML itself, for whom no script runs: both languages at once. */
export const noScript = {
  noScriptPt:
    'Este site precisa de JavaScript para mostrar as teorias e receber seu voto. Ative o JavaScript e recarregue a página.',
  noScriptEn:
    'This site needs JavaScript to show theories and take your vote. Turn JavaScript on and reload the page.',
};
