import type { ShowCard } from '@fio/contracts/public/shows';
import type { Poster } from '@fio/design-system/series-card';

const WIDTH = 400;
const HEIGHT = 600;

/** A plain poster in the series' own colours with the thread, for a series whose art has not arrived. */
function drawn({ from, to, accent }: ShowCard['colors']): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>` +
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>` +
    `</linearGradient></defs><path fill="url(#g)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<path fill="none" stroke="${accent}" stroke-width="5" d="M-10 372C96 236 150 470 236 352S330 380 410 300"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A series' poster, or one drawn from its colours. The title stands beside it, so the latter needs no words. */
export function posterOf({ poster, colors }: Pick<ShowCard, 'poster' | 'colors'>): Poster {
  return poster ?? { src: drawn(colors), alt: '', width: WIDTH, height: HEIGHT };
}
