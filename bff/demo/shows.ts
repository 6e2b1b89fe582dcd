import { daysFrom, FRIDAY, THURSDAY, weekdayBy, type Weekday } from './days.ts';

/** An invented series of the demonstration content: the facts a public page shows, plus the palette its artwork was drawn in. */
export type DemoShow = {
  slug: string;
  title: string;
  synopsis: string;
  platform: string;
  /** The premiere, in days from the seeding, moved back to the day of the week on which the series comes out. */
  premiere: { inDays: number; on: Weekday };
  rating: 'L' | '10' | '12' | '14' | '16' | '18';
  genre: string;
  colors: { from: string; to: string; accent: string };
  posterAlt: string;
  heroAlt: string;
  position: number;
};

/** All demonstration series in the order in which the home page shows them; nothing in here exists outside this product. */
export const demoShows: DemoShow[] = [
  {
    slug: 'sal-na-lanterna',
    title: 'Sal na Lanterna',
    synopsis:
      'O farol da Ilha do Mudo foi desligado em 1974 e, mesmo assim, acende toda noite. A oceanógrafa Iara Bonfim chega para medir a maré e descobre que aquela luz nunca avisou os barcos: ela avisa o que está embaixo deles.',
    platform: 'Nuvra+',
    premiere: { inDays: 21, on: FRIDAY },
    rating: '16',
    genre: 'Suspense',
    colors: { from: '#04141C', to: '#1E5A66', accent: '#FFC46B' },
    posterAlt: 'Um farol sobre um rochedo à noite; sob a superfície do mar, um olho enorme reflete a luz.',
    heroAlt:
      'Farol aceso numa ilha escura, com o facho cortando a tempestade, e um barco azul pequeno diante das ondas.',
    position: 1,
  },
  {
    slug: 'reinado-de-quinta',
    title: 'Reinado de Quinta',
    synopsis:
      'Um erro de cartório transforma o Condomínio Vila Soberana em país independente, e a família Peçanha, do 302, em família real. Agora dona Lourdes precisa governar seis blocos, uma piscina interditada e a oposição do síndico.',
    platform: 'Pirilampo Play',
    premiere: { inDays: -20, on: THURSDAY },
    rating: '10',
    genre: 'Comédia',
    colors: { from: '#F9D65C', to: '#EF5B4C', accent: '#0E6B5C' },
    posterAlt:
      'Um prédio colorido com torres de castelo e uma caixa-d’água em forma de coroa, com roupas no varal.',
    heroAlt:
      'Condomínio colorido com torres de castelo, bandeirinhas entre os blocos e uma coroa no lugar da caixa-d’água.',
    position: 2,
  },
  {
    slug: 'poeira-de-selene',
    title: 'Poeira de Selene',
    synopsis:
      'Em 2189, a maior colônia da Lua fala com sotaque do sertão. Zefa Candeia leva água de cratera em cratera até ouvir no rádio a voz da irmã, enterrada há nove anos. A mensagem tem só três palavras: "não beba mais".',
    platform: 'Ondô',
    premiere: { inDays: 99, on: FRIDAY },
    rating: '14',
    genre: 'Ficção científica',
    colors: { from: '#1B0D1E', to: '#C8672F', accent: '#8FD3E8' },
    posterAlt:
      'Uma viajante de chapéu de couro caminha por dunas lunares cor de cobre, com a Terra enorme no céu.',
    heroAlt:
      'Dunas da Lua em tons de cobre, mandacarus sob cúpulas de vidro, uma viajante e a Terra nascendo ao fundo.',
    position: 3,
  },
  {
    slug: 'ultimo-bonde-para-alvora',
    title: 'Último Bonde para Alvorã',
    synopsis:
      'Às 3h33, um bonde sobe uma ladeira que não está no mapa. Nina, de 16 anos, embarca atrás do avô desaparecido e descobre Alvorã, a cidade onde mora tudo o que alguém esqueceu. O problema é lembrar o caminho de volta.',
    platform: 'Pirilampo Play',
    premiere: { inDays: -41, on: FRIDAY },
    rating: '12',
    genre: 'Fantasia',
    colors: { from: '#2A1146', to: '#E0527F', accent: '#FFD98A' },
    posterAlt:
      'Um bonde iluminado sobe por trilhos no ar em direção a uma lua enorme, acima dos telhados de uma cidade.',
    heroAlt:
      'Casarões sob um céu cor-de-rosa e um bonde iluminado que sobe por trilhos no ar até uma cidade na lua.',
    position: 4,
  },
  {
    slug: 'protocolo-jatoba',
    title: 'Protocolo Jatobá',
    synopsis:
      'Uma árvore de seiscentos anos começa a transmitir em ondas curtas, e cada transmissão adivinha a manchete do dia seguinte. A radioamadora Dandara Luz tem onze noites para descobrir quem fala, antes que o Exército chegue com a motosserra.',
    platform: 'Nuvra+',
    premiere: { inDays: 57, on: FRIDAY },
    rating: '14',
    genre: 'Thriller',
    colors: { from: '#03130D', to: '#1F7A4D', accent: '#D8FF7A' },
    posterAlt:
      'Um jatobá gigantesco no meio da floresta, com ondas de rádio luminosas saindo da copa e uma pessoa ao pé.',
    heroAlt: 'Floresta em camadas de névoa verde e um jatobá imenso que irradia anéis de luz.',
    position: 5,
  },
  {
    slug: 'treze-andares-abaixo',
    title: 'Treze Andares Abaixo',
    synopsis:
      'O Edifício Bragantino tem doze andares e um elevador com vinte e cinco botões. Quando a restauradora Helena Prado aperta o que não devia, descobre que o prédio também cresce para baixo, e que lá alguém mora no apartamento dela.',
    platform: 'Ondô',
    premiere: { inDays: -62, on: FRIDAY },
    rating: '16',
    genre: 'Terror',
    colors: { from: '#0A0508', to: '#A3142B', accent: '#FFE3C2' },
    posterAlt:
      'Um prédio curvo à noite e o seu reflexo invertido, em vermelho; uma mulher na calçada e, sob ela, outra que não a imita.',
    heroAlt:
      'Rua noturna com um prédio curvo de poucas janelas acesas e, abaixo da calçada, o mesmo prédio de cabeça para baixo, banhado em vermelho.',
    position: 6,
  },
  {
    slug: 'feitico-generico',
    title: 'Feitiço Genérico',
    synopsis:
      'De dia, a Farmácia Lua Cheia vende xarope e protetor solar. De madrugada, a bruxa formada e mal paga Madá Quintela vende feitiços sem marca: mesmo princípio ativo, metade do preço e uma bula que ninguém lê.',
    platform: 'Ondô',
    premiere: { inDays: 37, on: FRIDAY },
    rating: '12',
    genre: 'Comédia romântica',
    colors: { from: '#120A2E', to: '#3E2A8C', accent: '#5CF2C0' },
    posterAlt:
      'Um frasco de remédio com uma lua e estrelas dentro, vapor em espiral e um gato preto ao lado.',
    heroAlt: 'Farmácia de esquina acesa em verde-neon numa madrugada de chuva, com um gato preto na calçada.',
    position: 7,
  },
  {
    slug: 'ceu-de-rabiola',
    title: 'Céu de Rabiola',
    synopsis:
      'Em Morro do Vento, disputa séria se resolve no ar. Caíque herda a última pipa do pai e três semanas para aprender o que ele nunca ensinou: cortar é fácil, difícil é saber a hora de dar linha.',
    platform: 'Pirilampo Play',
    premiere: { inDays: 155, on: FRIDAY },
    rating: '10',
    genre: 'Drama',
    colors: { from: '#12355B', to: '#FF8A4C', accent: '#FFE45E' },
    posterAlt:
      'Um menino no alto de uma laje segura a linha de uma pipa amarela contra um pôr do sol imenso.',
    heroAlt: 'Morro de casinhas ao pôr do sol com o céu cheio de pipas coloridas e um menino numa laje.',
    position: 8,
  },
];

/** The day a series comes out on, as the database keeps it. */
export const premiereOf = ({ premiere: { inDays, on } }: Pick<DemoShow, 'premiere'>, now: Date): Date =>
  weekdayBy(daysFrom(now, inDays), on);
