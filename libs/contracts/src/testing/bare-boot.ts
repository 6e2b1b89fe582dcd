import type { BootDocument } from '../documents/boot.ts';

const none = { start: null, end: null };

/**
 * A page's boot document for tests, stories and the contract kit: the public side in Portuguese, a campaign that is
 * configured as far as it must be, no menu and no remotes. `over` replaces whole members.
 */
export const bareBoot = (over: Partial<BootDocument> = {}): BootDocument => ({
  side: 'public',
  language: 'pt',
  now: new Date().toISOString(),
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
  release: '',
  preview: null,
  data: {},
  status: 200,
  ...over,
});
