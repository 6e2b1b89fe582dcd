import type { BootDocument } from '@fio/contracts/documents/boot';

/** The moment at which every story is looked at, so that it looks the same on any day. */
export const STORY_NOW = '2026-03-18T15:00:00.000Z';

const none = { start: null, end: null };

/** The page's document as the server writes it: the campaign of the demonstration, nothing configured. */
export const bootOf = (side: BootDocument['side'], language: BootDocument['language']): BootDocument => ({
  side,
  language,
  now: STORY_NOW,
  campaign: {
    name: 'Fio da Meada',
    promoter: 'Promotora',
    cnpj: '11.222.333/0001-81',
    certificate: null,
    contacts: {
      email: { shift: 1, text: 'tbd@fybnqmf.dpn' },
      phone: null,
      privacy: { shift: 1, text: 'tbd@fybnqmf.dpn' },
    },
    minimumAge: 18,
    agegate: false,
  },
  challenge: null,
  observation: { errors: null, analytics: false },
  windows: { register: none, invoice: none, invoiceDate: none },
  menu: [],
  remotes: [],
  release: 'stories',
  preview: null,
  data: {},
  status: 200,
});
