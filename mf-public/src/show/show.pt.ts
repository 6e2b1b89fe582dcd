import { theoryStatePt } from '@fio/contracts/terms/polls.pt';

export const showPt = {
  premiere: 'Estreia em {{when}}',
  premiered: 'Estreou em {{when}}',
  free: 'Livre',
  years: '{{rating}} anos',
  facts: 'Ficha da série',
  ...theoryStatePt,
  openLead: 'O que você acha?',
  none: 'Nenhuma teoria em aberto',
  noneText: 'Esta série ainda vai render. Volte depois do próximo trailer.',
  trailers: 'Trailers',
  trailer: 'Trailer',
  trailerOf: 'Trailer {{number}}',
  play: 'Assistir: {{title}}',
  trailerNotice:
    'Os vídeos ficam no YouTube, e nada é pedido a ele antes do seu toque. Ao tocar, ele recebe o endereço do seu aparelho na rede (IP), qual é o navegador e que você veio deste site, e pode guardar dados no seu aparelho.',
  suggestions: 'Teorias de quem assiste',
  by: 'ideia de {{author}}',
  bySomebody: 'ideia de alguém que já saiu daqui',
  suggestLead: 'Tem um palpite que ninguém pensou? A sua ideia pode virar enquete.',
  suggest: 'Sugerir uma teoria',
  allShows: 'Ver todas as séries',
};
