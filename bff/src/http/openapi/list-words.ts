/** What `q` finds in each list. An export looks for the same as its list. */
export const SEARCHED: Readonly<Record<string, string>> = {
  listActions: 'Who did it, what it was about, or an address.',
  listAnswerTemplates: 'Words of the name or the text.',
  listCalculations: 'Words of the draw’s title.',
  listCommands: 'The command, what it works on, or who ran it.',
  listCpfBlocks: 'A whole CPF, words of the note, or who blocked it.',
  listDispatchedLetters: 'The beginning of the address.',
  listDispatches: 'The name of the dispatch, or of its letter.',
  listDraws: 'Words of the title, or the certificate.',
  listEmailTemplates: 'The name, the letter, or words of the subject.',
  listExports: 'The file, who asked, or words of the purpose.',
  listFaqEntries: 'Words of the question or the answer.',
  listIndexes: 'The index, or its table.',
  listInvalidPrizes: 'The prize, or the participant.',
  listInvitations: 'The name of who invited or who came.',
  listInvoices: 'The access key, the number, the participant’s name, or a whole CPF.',
  listIps: 'An address, or a part of it.',
  listLogs: 'The person’s name, e-mail, whole CPF or phone, or an address.',
  listMessages: 'The protocol, the person, or words of the text.',
  listNotifications: 'The theory, the draw or the prize.',
  listPolls: 'Words of the theory’s question.',
  listPrizeKinds: 'The name of the prize.',
  listPrizeSchedules: 'The name of the schedule.',
  listPrizes: 'The prize, or the participant.',
  listRankingNames: 'The name in the ranking.',
  listRegistrations: 'The name, the e-mail, the phone, a whole CPF, or the id.',
  listRegulations: 'Words of the title, the address, or the certificate.',
  listSales: 'A whole access key; a part of one finds nothing.',
  listShopCodes: 'The root of the CNPJ, the state, or the identifier.',
  listShows: 'Words of the title, or the platform.',
  listSuggestions: 'Words of the suggestion.',
  listTheories: 'Words of the question.',
  listTickets: 'The participant’s name, e-mail or phone, or a whole CPF.',
  listTokens: 'The name, the beginning of the secret, or the owner.',
  listUsers: 'The name, or the e-mail.',
  listWebhookDeliveries: 'The whole id of a delivery, or of its event.',
  listWebhooks: 'The name, or the address.',
  listWinners: 'The winner’s name, the prize, the draw, the number, or the city.',
};

/** Which day of a record `f[from]` and `f[to]` are about. */
const DAY_OF: Readonly<Record<string, string>> = {
  listActions: 'on which it was done',
  listCommands: 'on which it was asked for',
  listDispatchedLetters: 'on which it was written',
  listInvalidPrizes: 'on which it was refused',
  listInvitations: 'on which the invited person registered',
  listInvoices: 'on which it came',
  listLogs: 'on which it happened',
  listNotifications: 'on which it was noted',
  listPrizes: 'on which it was won',
  listRegistrations: 'of the registration',
  listSales: 'of the sale',
  listSuggestions: 'on which it was sent',
  listTickets: 'on which it was given',
};

/** What filters mean whose names don't say it. */
const FILTERS: Readonly<Record<string, string>> = {
  boughtFrom: 'The first day of the purchase, in São Paulo, included.',
  boughtTo: 'The last day of the purchase, in São Paulo, included.',
  ageFrom: 'The least age, in whole years.',
  ageTo: 'The greatest age, in whole years.',
  cnpj: 'The whole CNPJ of the shop, with or without its signs.',
  uf: 'The two letters of the federative unit.',
};

const listOf = (operationId: string) => operationId.replace(/^export/, 'list');

/** What `q` finds in the list of this operation, or in what it exports. */
export const searchWords = (operationId: string): string | undefined => SEARCHED[listOf(operationId)];

/** What one of its filters means; undefined of one whose name says it. */
export function filterWords(operationId: string, name: string): string | undefined {
  const day = DAY_OF[listOf(operationId)];
  if (name === 'from' && day !== undefined) return `The first day ${day}, in São Paulo, included.`;
  if (name === 'to' && day !== undefined) return `The last day ${day}, in São Paulo, included.`;
  return FILTERS[name];
}
