import type { PaginationLabels } from '../pagination/index.ts';
import type { CountdownLabels } from '../countdown/countdown.tsx';
import type { DataTableLabels } from '../data-table/data-table-types.ts';
import type { PollCardLabels, PollCardPoll } from '../poll-card/poll-card-types.ts';

/** The words of the stories: the product's own live in the i18n catalogues. */
export const pollLabels: PollCardLabels = {
  choose: 'Sua resposta',
  results: 'Resultado',
  yourVote: 'seu voto',
  changeVote: 'Mudar meu voto',
  keepVote: 'Manter meu voto',
  correct: 'Resposta certa',
  more: 'ver mais',
  less: 'ver menos',
  percent: (percent) => `${percent}%`,
  total: (votes) => `${votes.toLocaleString('pt-BR')} ${votes === 1 ? 'voto' : 'votos'}`,
  stamps: { confirmed: 'Confirmada', denied: 'Desmentida', invented: 'Inventada' },
};

export const countdownLabels: CountdownLabels = {
  days: 'dias',
  hours: 'horas',
  minutes: 'min',
  seconds: 'seg',
  summary: 'Faltam 12 dias para o fim das inscrições',
};

export const yesNo: PollCardPoll = {
  id: 'p1',
  title: 'A Inês abriu a porta do farol por dentro?',
  type: 'yes_no',
  state: 'open',
  seriesTitle: 'Maré de Sal',
  options: [
    { id: 's', label: 'Sim' },
    { id: 'n', label: 'Não' },
  ],
  total: 18_204,
  note: 'Fecha em 3 dias',
};

export const multiple: PollCardPoll = {
  id: 'p2',
  title: 'Quem escreveu as cartas sem remetente?',
  type: 'multiple',
  state: 'open',
  seriesTitle: 'Correio da Meia-Noite',
  options: [
    { id: 'a', label: 'O carteiro, desde o começo' },
    { id: 'b', label: 'A irmã que ninguém viu' },
    { id: 'c', label: 'O próprio destinatário' },
    { id: 'd', label: 'A cidade inteira, em rodízio' },
  ],
  total: 9_471,
  note: 'Fecha amanhã às 23h59',
};

/** The same theory with its numbers, as seen after the vote. */
export const withResults = (
  poll: PollCardPoll,
  percents: readonly number[],
  mine?: string,
): PollCardPoll => ({
  ...poll,
  myOptionId: mine,
  options: poll.options.map((option, index) => ({ ...option, percent: percents[index] ?? 0 })),
});

export const longTitle =
  'Se a cena do trem foi gravada antes do roteiro do terceiro episódio, como a diretora contou na entrevista, o homem de chapéu que aparece refletido na janela é o pai da Lúcia, dado como morto desde o primeiro minuto da série, ou é só um figurante que ninguém lembrou de tirar na edição?';

const hues = {
  'Maré de Sal': 205,
  'Correio da Meia-Noite': 268,
  'Sertão Zero': 24,
  'Casa de Vidro': 168,
  'A Última Fila': 330,
};

/** Invented series, for posters. */
export const seriesTitles = Object.keys(hues) as (keyof typeof hues)[];

/** A drawn 2:3 poster as a data address: stories need no network. */
export const poster = (title: keyof typeof hues) => {
  const hue = hues[title];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 12%)"/><stop offset="1" stop-color="hsl(${hue} 60% 34%)"/></linearGradient></defs><rect width="400" height="600" fill="url(#g)"/><circle cx="280" cy="170" r="88" fill="hsl(${hue + 30} 70% 70%)"/><path d="M0 470c90-70 150-20 220-60s120-60 180-20v210H0z" fill="hsl(${hue} 50% 9%)"/><path d="M30 80c90 40 40 160 130 200s60 160 210 170" stroke="#b79cff" stroke-width="4" fill="none"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '', width: 400, height: 600 };
};

/** A row of the stories' list. */
export type TheoryRow = {
  id: string;
  title: string;
  series: string;
  state: 'open' | 'closed' | 'resolved';
  votes: number;
  opensAt: string;
};

const states = ['open', 'closed', 'resolved'] as const;

export const theoryRows: TheoryRow[] = Array.from({ length: 24 }, (_, index) => ({
  id: `t${index}`,
  title: [yesNo.title, multiple.title, 'O apagão foi combinado?', longTitle][index % 4] ?? yesNo.title,
  series: seriesTitles[index % seriesTitles.length] ?? 'Maré de Sal',
  state: states[index % 3] ?? 'open',
  votes: (index * 7919) % 20_000,
  opensAt: `${String((index % 27) + 1).padStart(2, '0')} nov 2026 14:05`,
}));

export const tableLabels: DataTableLabels<TheoryRow> = {
  selectAll: 'Selecionar todas desta página',
  select: (row) => `Selecionar: ${row.title}`,
  actions: (row) => `Ações de: ${row.title}`,
  actionsColumn: 'Ações',
  loading: 'Carregando enquetes',
};

export const stateWords = { open: 'Aberta', closed: 'Encerrada', resolved: 'Resolvida' } as const;
export const stateTones = { open: 'info', closed: 'neutral', resolved: 'success' } as const;

export const pageLabels: PaginationLabels = {
  navigation: 'Páginas',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page) => `Página ${page}`,
  of: (page, pages) => `Página ${page} de ${pages}`,
  first: 'Primeira página',
  last: 'Última página',
};
