/** The areas by who reads of them, in the order of the reference. A test finds those that stand in none. */
const TAG_GROUPS = {
  programs: ['adminExports', 'apiDocuments', 'ownToken', 'tokens', 'webhookDeliveries', 'webhooks'],
  shops: ['adminInvoices', 'invoices', 'saleImports', 'sales', 'shopCodes'],
  theories: [
    ...['adminFaq', 'adminPolls', 'adminRanking', 'adminShows', 'adminSuggestions', 'embedFigures', 'embeds'],
    ...['faq', 'polls', 'ranking', 'share', 'shows', 'suggestions', 'theories', 'uploads', 'votes'],
  ],
  draws: [
    ...['adminPrizes', 'adminRegulations', 'adminTickets', 'calculation', 'calculationFiles', 'drawLive'],
    ...['drawProof', 'drawRehearsal', 'draws', 'invalidPrizes', 'numberPools', 'prizeCommitments'],
    ...['prizeKinds', 'prizeOffers', 'prizeSchedules', 'prizes', 'regulations', 'tickets', 'transparency'],
    ...['validation', 'validationEvidence', 'winners', 'winnersDraw'],
  ],
  people: [
    ...['adminInvitations', 'adminNotifications', 'adminRegistrations', 'adminSac', 'answerTemplates'],
    ...['consents', 'cpfBlock', 'cpfImports', 'dispatchList', 'dispatches', 'emailTemplates'],
    ...['filledTemplates', 'invitations', 'locations', 'notifications', 'passkeys', 'privacy', 'profile'],
    ...['recovery', 'registrationRecords', 'registrationStory', 'registrations', 'sac', 'session'],
    ...['unsubscribe'],
  ],
  operation: [
    ...['account', 'actions', 'adminSearch', 'auditChecks', 'bulkRuns', 'changes', 'commands', 'dashboard'],
    ...['indexes', 'ips', 'line', 'listViews', 'logs', 'observation', 'permissions', 'release'],
    ...['remoteFigures', 'remoteLoads', 'remotes', 'security', 'statistics', 'users', 'visits'],
  ],
} as const satisfies Record<string, readonly string[]>;

export type TagGroup = keyof typeof TAG_GROUPS;

interface Grouped {
  readonly group: TagGroup;
  readonly tags: readonly string[];
}

/** These tags, in their order, by their groups; a group that has none of them is left out. */
export const grouped = (tags: readonly string[]): readonly Grouped[] =>
  Object.entries<readonly string[]>(TAG_GROUPS)
    .map(([group, all]) => ({ group: group as TagGroup, tags: tags.filter((tag) => all.includes(tag)) }))
    .filter((one) => one.tags.length > 0);
