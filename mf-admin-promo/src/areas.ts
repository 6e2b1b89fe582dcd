/** The areas of this remote, each fetched when one of its pages is opened. */
export default {
  'shop-codes': async () => (await import('./areas/shop-codes/shop-codes.area.tsx')).shopCodesArea,
  dashboard: async () => (await import('./areas/dashboard/dashboard.area.ts')).dashboardArea,
  statistics: async () => (await import('./areas/statistics/statistics.area.ts')).statisticsArea,
  shows: async () => (await import('./areas/shows/shows.area.tsx')).showsArea,
  polls: async () => (await import('./areas/polls/polls.area.tsx')).pollsArea,
  suggestions: async () => (await import('./areas/suggestions/suggestions.area.tsx')).suggestionsArea,
  ranking: async () => (await import('./areas/ranking/ranking.area.tsx')).rankingArea,
  invitations: async () => (await import('./areas/invitations/invitations.area.tsx')).invitationsArea,
  sac: async () => (await import('./areas/sac/sac.area.tsx')).sacArea,
  'registration-story': async () =>
    (await import('./areas/registration-story/registration-story.area.ts')).registrationStoryArea,
  'answer-templates': async () =>
    (await import('./areas/answer-templates/answer-templates.area.tsx')).answerTemplatesArea,
  registrations: async () => (await import('./areas/registrations/registrations.area.tsx')).registrationsArea,
  'cpf-block': async () => (await import('./areas/cpf-block/cpf-block.area.tsx')).cpfBlockArea,
  invoices: async () => (await import('./areas/invoices/invoices.area.tsx')).invoicesArea,
  sales: async () => (await import('./areas/sales/sales.area.tsx')).salesArea,
  tickets: async () => (await import('./areas/tickets/tickets.area.tsx')).ticketsArea,
  prizes: async () => (await import('./areas/prizes/prizes.area.tsx')).prizesArea,
  'prize-kinds': async () => (await import('./areas/prize-kinds/prize-kinds.area.tsx')).prizeKindsArea,
  'prize-schedules': async () =>
    (await import('./areas/prize-schedules/prize-schedules.area.tsx')).prizeSchedulesArea,
  'invalid-prizes': async () =>
    (await import('./areas/invalid-prizes/invalid-prizes.area.tsx')).invalidPrizesArea,
  validation: async () => (await import('./areas/validation/validation.area.ts')).validationArea,
  'email-templates': async () =>
    (await import('./areas/email-templates/email-templates.area.tsx')).emailTemplatesArea,
  'dispatch-list': async () =>
    (await import('./areas/dispatch-list/dispatch-list.area.tsx')).dispatchListArea,
  faq: async () => (await import('./areas/faq/faq.area.tsx')).faqArea,
  regulations: async () => (await import('./areas/regulations/regulations.area.tsx')).regulationsArea,
  'winners-draw': async () => (await import('./areas/winners-draw/winners-draw.area.tsx')).winnersDrawArea,
  winners: async () => (await import('./areas/winners/winners.area.tsx')).winnersArea,
  calculation: async () => (await import('./areas/calculation/calculation.area.tsx')).calculationArea,
};
