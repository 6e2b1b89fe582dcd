import type { Namings } from './naming.ts';

/** Names of the site's operations that their contracts don't make: those are short, for who calls them by their area. */
export const siteNames: Namings = {
  consents: { operations: { pending: 'listPendingConsents', accept: 'acceptConsents' } },
  drawLive: { operations: { moment: 'getDrawMoment', live: 'followDraw' } },
  drawProof: {
    operations: {
      page: 'getPublishedDraw',
      evidence: 'getDrawEvidence',
      bundle: 'downloadDrawBundle',
      document: 'downloadDrawDocument',
      number: 'getDrawNumberProof',
      mine: 'getOwnDrawNumbersProof',
    },
  },
  draws: { operations: { published: 'listPublishedDraws' } },
  embeds: { operations: { oembed: 'getOembed', visits: 'reportEmbedVisit' } },
  faq: { operations: { all: 'getFaq', helpful: 'rateFaqAnswer' } },
  invitations: { operations: { mine: 'getOwnInvitation', open: 'createOwnInvitation' } },
  invoices: {
    operations: {
      terms: 'getInvoiceTerms',
      samples: 'listInvoiceSamples',
      mine: 'listOwnInvoices',
      get: 'getOwnInvoice',
      file: 'downloadOwnInvoiceFile',
      sendXml: 'sendInvoiceXml',
      startUpload: 'startInvoiceUpload',
      upload: 'continueInvoiceUpload',
      sendPhoto: 'sendInvoicePhoto',
    },
  },
  line: { operations: { standing: 'getLinePlace' } },
  locations: { operations: { states: 'listStates', cities: 'listCities' } },
  notifications: {
    operations: {
      own: 'getNotificationSettings',
      subscribe: 'setNotificationSubscription',
      addDevice: 'addNotificationDevice',
      removeDevice: 'deleteNotificationDevice',
      setQuiet: 'setQuietHours',
    },
  },
  observation: {
    operations: { errors: 'reportErrors', policy: 'reportPolicyViolations', visits: 'reportVisits' },
  },
  passkeys: { operations: { request: 'requestPasskeySignIn', login: 'signInByPasskey' } },
  polls: { operations: { results: 'getTheoryResults', live: 'followTheoryResults' } },
  privacy: {
    operations: {
      consents: 'listConsents',
      setMarketing: 'setMarketingConsent',
      data: 'downloadPersonalData',
      dataDocument: 'downloadPersonalDataDocument',
      leaving: 'previewDeletion',
      remove: 'deleteOwnRegistration',
    },
  },
  prizeCommitments: { operations: { evidence: 'getPrizeEvidence' } },
  prizeOffers: { operations: { all: 'listPrizeOffers' } },
  prizes: { operations: { mine: 'listOwnPrizes' } },
  profile: {
    operations: {
      changePassword: 'changePassword',
      emailChange: 'getEmailChange',
      changeEmail: 'changeEmail',
      cancelEmail: 'cancelEmailChange',
      confirmEmail: 'confirmEmailChange',
      sessions: 'listSessions',
      endSession: 'endSession',
      endSessions: 'endAllSessions',
    },
  },
  ranking: {
    operations: {
      board: 'getRanking',
      boardOf: 'getShowRanking',
      placeOf: 'getSharedPlace',
      mine: 'getOwnPlaces',
      setName: 'setRankingName',
      removeName: 'deleteRankingName',
    },
  },
  recovery: {
    operations: {
      forgot: 'requestPasswordReset',
      checkReset: 'checkPasswordReset',
      reset: 'resetPassword',
    },
  },
  registrations: {
    operations: {
      checkCpf: 'checkCpf',
      register: 'registerVisitor',
      resend: 'resendConfirmation',
    },
  },
  regulations: {
    operations: {
      current: 'listRegulationsInForce',
      front: 'getFrontRegulation',
      document: 'getRegulationInForce',
      version: 'getRegulationVersion',
    },
  },
  release: { operations: { current: 'getRelease' } },
  remoteLoads: {
    operations: { report: 'reportRemoteLoads', reportByStaff: 'reportStaffRemoteLoads' },
  },
  sac: {
    operations: {
      attach: 'uploadMessageAttachment',
      create: 'sendMessage',
      follow: 'getConversation',
      reply: 'replyToConversation',
    },
  },
  session: {
    operations: {
      login: 'signInVisitor',
      takeOver: 'takeOverSession',
      logout: 'signOutVisitor',
      user: 'getVisitor',
    },
  },
  share: { operations: { score: 'getScoreCard', scoreOf: 'getSharedScore' } },
  shows: { operations: { home: 'getHomePage', show: 'getShowPage' } },
  suggestions: { operations: { mine: 'listOwnSuggestions' } },
  theories: { operations: { all: 'listTheories', theory: 'getTheory' } },
  tickets: { operations: { proof: 'getTicketProof', mine: 'listOwnTickets' } },
  transparency: { operations: { outside: 'listWitnesses', verifier: 'getVerifier' } },
  unsubscribe: {
    operations: {
      check: 'checkUnsubscribeLink',
      confirm: 'unsubscribeAddress',
      sendLink: 'sendUnsubscribeLink',
    },
  },
  visits: { operations: { count: 'countVisit' } },
  votes: { operations: { mine: 'listOwnVotes', score: 'getOwnScore' } },
};
