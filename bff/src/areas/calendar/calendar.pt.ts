/** What the calendar says of each date, in Portuguese. */
export const calendarPt = {
  campaign: (brand: string) => `${brand}: o que fecha quando`,
  show: (title: string, brand: string) => `${title} · ${brand}`,
  closes: (title: string) => `Encerra a votação: ${title}`,
  closesText: (show: string) => `Uma teoria sobre ${show}: vote até esta hora.`,
  premiere: (title: string) => `Estreia: ${title}`,
  premiereText: (platform: string) => `${platform}. As teorias esperam o seu voto.`,
  lastDay: (title: string) => `Último dia para participar: ${title}`,
  lastDayText: 'O que for enviado até o fim deste dia entra no sorteio.',
  lottery: (title: string) => `Sorteio: ${title}`,
  lotteryText: 'A extração da Loteria Federal de onde saem os números.',
};
