import { BOOT_ELEMENT, type BootDocument } from '@fio/contracts/documents/boot';

const none = { start: null, end: null };
const document_: BootDocument = {
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
};

/** The boot document as the server writes it into a page: open for registration, everything else bare. */
export function bootElement(): HTMLScriptElement {
  const element = document.createElement('script');
  element.id = BOOT_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(document_);
  return element;
}
