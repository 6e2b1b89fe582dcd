export const calendarPt = {
  title: 'Calendário',
  lead: 'O que fecha quando. Assine e a sua agenda acompanha as mudanças.',
  premiere: 'Estreia',
  closes: 'Encerra a votação',
  subscribe: 'Assinar na agenda',
  google: 'Abrir no Google Agenda',
  save: 'Baixar (.ics)',
  about: 'do calendário de {{title}}',
  campaignTitle: 'A campanha na sua agenda',
  campaignLead: 'Todas as teorias, as estreias e os sorteios, com o dia e a hora de cada um.',
  campaign: 'da campanha',
};
