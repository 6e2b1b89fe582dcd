/** Common names, put together by chance: nobody in particular. */
export const FIRST_NAMES = [
  'Ana',
  'Bruno',
  'Camila',
  'Diego',
  'Eduarda',
  'Felipe',
  'Gabriela',
  'Heitor',
  'Isabela',
  'João',
  'Karina',
  'Lucas',
  'Mariana',
  'Natália',
  'Otto',
  'Paula',
  'Rafaela',
  'Samuel',
  'Tainá',
  'Vitor',
  'Yasmin',
  'Caio',
  'Lívia',
  'Mateus',
];
export const LAST_NAMES = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Dias',
  'Esteves',
  'Ferreira',
  'Gomes',
  'Lima',
  'Machado',
  'Nunes',
  'Oliveira',
  'Pereira',
  'Queiroz',
  'Ribeiro',
  'Santos',
  'Teixeira',
  'Vieira',
  'Xavier',
  'Araújo',
  'Brandão',
  'Moura',
  'Siqueira',
];
/** As likely as so many people live there, roughly. */
export const STATE_WEIGHTS = {
  SP: 22,
  MG: 10,
  RJ: 8,
  BA: 7,
  PR: 6,
  RS: 5,
  PE: 5,
  CE: 4,
  PA: 4,
  SC: 4,
  GO: 3,
  MA: 3,
  PB: 2,
  ES: 2,
  AM: 2,
  RN: 2,
  MT: 2,
  AL: 1,
  PI: 1,
  DF: 1,
  MS: 1,
  SE: 1,
  RO: 1,
  TO: 1,
  AC: 1,
  AP: 1,
  RR: 1,
};

/** The area code of each unit's capital. */
export const AREA_CODES: Readonly<Record<string, string>> = {
  ...{ SP: '11', MG: '31', RJ: '21', BA: '71', PR: '41', RS: '51', PE: '81', CE: '85', PA: '91', SC: '48' },
  ...{ GO: '62', MA: '98', PB: '83', ES: '27', AM: '92', RN: '84', MT: '65', AL: '82', PI: '86', DF: '61' },
  ...{ MS: '67', SE: '79', RO: '69', TO: '63', AC: '68', AP: '96', RR: '95' },
};

/** Where the crowd came from: [source, medium, campaign], in turns; most came by themselves. */
const CAMPAIGNS = [
  ['instagram', 'social', 'lancamento'],
  ['tiktok', 'social', 'lancamento'],
  ['google', 'cpc', 'series-de-novembro'],
  ['newsletter', 'email', 'teorias-da-semana'],
  ['instagram', 'influencer', 'teorias-da-semana'],
  ['parceiro', 'banner', 'series-de-novembro'],
] as const;
/** Of so many people in turn, as many as there are campaigns came by one. */
const TURN = 14;

/** The campaign that the person at that place of the crowd came by. */
export function campaignOf(index: number) {
  const [utmSource, utmMedium, utmCampaign] = CAMPAIGNS[(index * 5) % TURN] ?? [];
  return { utmSource: utmSource ?? null, utmMedium: utmMedium ?? null, utmCampaign: utmCampaign ?? null };
}
