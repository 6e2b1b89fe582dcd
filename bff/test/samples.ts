import { randomUUID } from 'node:crypto';

const showBody = {
  title: 'Uma série',
  slug: 'uma-serie',
  synopsis: 'Uma sinopse.',
  platform: 'Aurora',
  genre: null,
  releaseDate: null,
  rating: null,
  colors: { from: '#000000', to: '#111111', accent: '#222222' },
  state: 'draft',
  position: 0,
  posterId: null,
  heroId: null,
  posterAlt: '',
  heroAlt: '',
};

const pollBody = {
  showId: randomUUID(),
  title: 'Uma teoria',
  slug: 'uma-teoria',
  type: 'yes_no',
  options: [],
  opensAt: null,
  closesAt: null,
  featured: false,
};

const regulationBody = {
  kind: 'draw',
  title: 'Um regulamento',
  slug: 'um-regulamento',
  certificate: null,
  effectiveFrom: null,
  html: '<p>Texto.</p>',
  amendment: null,
  pdfId: null,
};

const faqBody = {
  category: 'theories',
  question: 'Quem pode votar?',
  answer: '<p>Quem tem cadastro.</p>',
  questionEn: '',
  answerEn: '',
  slug: 'quem-pode-votar',
  published: true,
};

const version = { version: 1 };
const decided = { ...version, checklist: {}, note: null };
const prizeKind = { title: 'Pipoca', description: '', value: 1990, position: 0, pictureId: null };

/** Bodies that pass the schemas, for endpoints that change one record: the record itself does not exist. */
export const samples: Readonly<Record<string, unknown>> = {
  'votes.cast': { optionId: randomUUID() },
  'faq.helpful': { helpful: true, device: randomUUID() },
  'adminFaq.update': { ...faqBody, ...version },
  'adminShows.update': { ...showBody, ...version },
  'adminInvoices.approve': {
    ...version,
    key: '35261012345678000195650010000123451482059370',
    cnpj: '',
    model: '65',
    series: '',
    number: '',
    purchasedOn: '2026-10-10',
    value: 1000,
  },
  'adminInvoices.refuse': { ...version, reason: 'illegible', note: '' },
  'adminInvoices.reopen': version,
  'adminPrizes.pending': { ...version, note: null },
  'adminPrizes.deliver': { ...version, deliveredOn: '2026-01-10', note: 'AR 123' },
  'adminPrizes.resend': version,
  'prizeKinds.update': { ...prizeKind, ...version },
  'validation.save': decided,
  'validation.validate': decided,
  'validation.invalidate': { ...decided, reason: 'fraud' },
  'adminTickets.invalidate': { reason: 'Dado por engano.' },
  'adminSac.answer': { ...version, text: 'Já resolvemos.' },
  'adminSac.note': { ...version, text: 'Falar com o jurídico.' },
  'adminSac.wait': version,
  'adminSac.close': version,
  'adminSac.reopen': version,
  'adminRegulations.update': { ...regulationBody, ...version },
  'adminRegulations.publish': version,
  'adminRegulations.next': version,
  'adminPolls.update': { ...pollBody, ...version },
  'adminRegistrations.update': {
    ...version,
    firstName: 'Iracema',
    lastName: 'Andrade',
    phone: '11987654321',
    birthDate: '1990-05-17',
    uf: 'SP',
    city: 'Campinas',
  },
  'adminRegistrations.updateEmail': {
    ...version,
    email: 'nova@exemplo.example',
    reason: 'Pediu por telefone.',
  },
  'adminRegistrations.cancelEmail': version,
  'adminRegistrations.disable': { ...version, reason: 'Abuso.' },
  'adminRegistrations.enable': version,
  'adminRegistrations.unblock': version,
  'adminRegistrations.anonymise': { ...version, reason: 'Pediu por carta.' },
  'cpfBlock.unblock': { ...version, reason: 'Saiu da empresa.' },
  'cpfImports.run': { ...version, reason: 'employee', note: '', expiresOn: null },
  'cpfImports.cancel': version,
  'adminSuggestions.update': { ...version, showId: randomUUID(), text: 'Uma ideia' },
  'adminSuggestions.review': version,
  'adminSuggestions.approve': version,
  'adminSuggestions.convert': version,
  'adminSuggestions.reject': { ...version, reason: 'Já existe.' },
  'adminSuggestions.spam': version,
  'adminPolls.open': version,
  'adminPolls.close': version,
  'adminPolls.archive': version,
  'adminPolls.decideSuspicious': { decision: 'annulled', reason: 'Foi um robô.' },
  'adminPolls.resolve': { ...version, correctOptionId: randomUUID(), stamp: 'confirmed', note: 'Foi assim.' },
};
