import type { Namings } from './naming.ts';

/** Names of the back office's operations that their contracts don't make. */
export const officeNames: Namings = {
  account: {
    operations: {
      login: 'signInStaff',
      logout: 'signOutStaff',
      user: 'getSignedInStaff',
      update: 'changeStaffPassword',
      enter: 'enterAsVisitor',
      forgot: 'requestStaffPasswordReset',
      checkReset: 'checkStaffPasswordReset',
      reset: 'resetStaffPassword',
    },
  },
  actions: { operations: { actors: 'listActionActors', since: 'compareActions' } },
  adminExports: { operations: { offer: 'getExportOffer', file: 'downloadExport' } },
  adminFaq: {
    one: 'faqEntry',
    many: 'faqEntries',
    operations: { order: 'getFaqOrder', reorder: 'setFaqOrder' },
  },
  adminInvoices: {
    operations: { next: 'claimNextInvoice', file: 'downloadInvoiceFile', xml: 'downloadInvoiceXml' },
  },
  adminPolls: {
    operations: {
      results: 'getPollResults',
      suspicious: 'listSuspiciousVotes',
      decideSuspicious: 'decideSuspiciousVotes',
    },
  },
  adminPrizes: { operations: { pending: 'reopenPrize', resend: 'resendPrizeLetter' } },
  adminRanking: { one: 'rankingName', many: 'rankingNames' },
  adminRegistrations: {
    operations: {
      updateEmail: 'changeRegistrationEmail',
      cancelEmail: 'cancelRegistrationEmailChange',
      data: 'downloadRegistrationData',
      dataDocument: 'downloadRegistrationDataDocument',
    },
  },
  adminRegulations: { operations: { next: 'draftNextRegulation', uploadPdf: 'uploadRegulationPdf' } },
  adminSac: {
    one: 'message',
    many: 'messages',
    operations: {
      times: 'getMessageTimes',
      attachment: 'downloadMessageAttachment',
      note: 'addMessageNote',
      wait: 'holdMessage',
    },
  },
  adminSearch: { operations: { find: 'searchRecords', destinations: 'listDestinations' } },
  adminShows: { operations: { choices: 'listShowChoices' } },
  adminSuggestions: { operations: { similar: 'listSimilarSuggestions', spam: 'markSuggestionAsSpam' } },
  apiDocuments: {
    operations: {
      openApi: 'getOpenApiDocument',
      readable: 'getApiPage',
      entries: 'listApiPageEntries',
      client: 'downloadClient',
      siteClient: 'downloadSiteClient',
    },
  },
  auditChecks: { operations: { latest: 'getAuditCheck' } },
  bulkRuns: { operations: { decide: 'startDecision' } },
  changes: { operations: { follow: 'followChanges' } },
  commands: { operations: { available: 'listAvailableCommands' } },
  cpfBlock: {
    operations: {
      whom: 'findBlockedPerson',
      blockRegistration: 'blockRegistration',
      unblock: 'liftCpfBlock',
    },
  },
  dashboard: {
    operations: { figures: 'getDashboard', deadlines: 'listDeadlines', command: 'runDashboardCommand' },
  },
  dispatches: { one: 'dispatchedLetter', many: 'dispatchedLetters' },
  dispatchList: {
    one: 'dispatch',
    many: 'dispatches',
    operations: {
      count: 'countAudience',
      sample: 'sampleAudience',
      templates: 'listDispatchTemplates',
    },
  },
  emailTemplates: {
    operations: {
      next: 'draftNextEmailTemplate',
      previewPerson: 'previewEmailTemplateForPerson',
      letters: 'listLetters',
    },
  },
  ips: { operations: { people: 'listIpPeople' } },
  listViews: {
    operations: {
      get: 'getListViews',
      choose: 'setListColumns',
      space: 'setListDensity',
      begin: 'setListStart',
    },
  },
  permissions: {
    operations: {
      saveType: 'saveTypePermissions',
      user: 'getUserPermissions',
      saveUser: 'saveUserPermissions',
    },
  },
  prizeKinds: { operations: { choices: 'listPrizeKindChoices', picture: 'uploadPrizePicture' } },
  registrationRecords: {
    operations: {
      consents: 'listRegistrationConsents',
      invoices: 'listRegistrationInvoices',
      tickets: 'listRegistrationTickets',
      earnings: 'listRegistrationEarnings',
      prizes: 'listRegistrationPrizes',
      votes: 'listRegistrationVotes',
      suggestions: 'listRegistrationSuggestions',
      emails: 'listRegistrationEmails',
      sessions: 'listRegistrationSessions',
      messages: 'listRegistrationMessages',
      logs: 'listRegistrationLogs',
    },
  },
  registrationStory: { operations: { story: 'getRegistrationStory' } },
  remotes: {
    operations: {
      builds: 'listRemoteBuilds',
      build: 'getRemoteBuild',
      history: 'listRemoteHistory',
      publish: 'publishRemoteBuild',
      promote: 'promoteRemoteBuild',
      rollback: 'rollBackRemote',
      preview: 'previewRemoteBuild',
    },
  },
  saleImports: { operations: { add: 'addSaleImportFile' } },
  security: {
    operations: {
      prepareTwoFactor: 'prepareTwoFactor',
      confirmTwoFactor: 'confirmTwoFactor',
      renewRecoveryCodes: 'renewRecoveryCodes',
      disableTwoFactor: 'disableTwoFactor',
      prove: 'proveIdentity',
      tokens: 'listOwnTokens',
      sessions: 'listStaffSessions',
      endSession: 'endStaffSession',
      endOtherSessions: 'endOtherStaffSessions',
    },
  },
  embedFigures: { operations: { sites: 'listEmbedSites' } },
  tokens: { operations: { versions: 'listApiVersions', endPrevious: 'endPreviousTokenSecret' } },
  statistics: {
    operations: {
      overview: 'getStatistics',
      groups: 'listStatisticsGroups',
      answers: 'getPollStatistics',
    },
  },
  uploads: {
    operations: { picture: 'uploadShowPicture', video: 'uploadTrailer', captions: 'uploadCaptions' },
  },
  users: { operations: { resetTwoFactor: 'resetUserTwoFactor' } },
  webhooks: {
    operations: {
      rotate: 'rotateWebhookSecret',
      test: 'sendWebhookTest',
      resend: 'resendFailedWebhookDeliveries',
    },
  },
};
