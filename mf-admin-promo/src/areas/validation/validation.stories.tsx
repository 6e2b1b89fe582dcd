import { validation } from '@fio/contracts/admin/validation';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import { PRIZE_CHECKS } from '@fio/domain/prize-validation';
import { deskPath } from '../prizes/prize-detail.ts';
import { validationArea } from './validation.area.ts';
import type { Win } from './win.ts';

export default { title: 'Screens/Wins' } satisfies Meta;

const ID = '0190a000-0000-7000-8000-000000000001';
const OTHER = '0190a000-0000-7000-8000-000000000002';
const AT = '2026-11-20T15:00:00Z';

const win: Win = {
  prize: {
    id: ID,
    kind: { id: ID, title: 'Par de ingressos de cinema' },
    value: 9_000,
    origin: 'instant',
    state: 'pending',
    opensAt: AT,
    nth: null,
    claimedAt: AT,
    participant: 'Clara Nunes',
    registrationId: ID,
    invoiceId: ID,
    validator: null,
    mail: 'none',
    deliveredAt: null,
    reopenable: false,
    version: 2,
    description: '',
    cpf: '***.982.247-**',
    email: 'c***@exemplo.example',
    schedule: { id: ID, title: 'Semana do farol', slot: 3 },
    reason: null,
    note: null,
    checklist: { receipt: true },
    validatedAt: null,
    mailError: null,
    replaces: null,
    replacedBy: null,
    events: [],
  },
  participant: {
    id: ID,
    name: 'Clara Nunes',
    cpf: '***.982.247-**',
    email: 'c***@exemplo.example',
    phone: '(81) *****-0000',
    birthDate: null,
    age: 34,
    place: 'Recife/PE',
    since: AT,
    blocked: false,
  },
  invoice: {
    id: ID,
    state: 'valid',
    key: '35261012345678000195650010000123451482059370',
    cnpj: '12345678000195',
    number: '000012345',
    purchasedOn: '2026-11-19',
    value: 12_990,
    products: ['Suco de caju 1 L'],
    file: null,
  },
  documents: [],
  address: null,
  barred: null,
  checks: [...PRIZE_CHECKS],
  others: [{ id: OTHER, title: 'Caneca do farol', state: 'delivered', claimedAt: AT }],
  wins: [],
  waiting: 12,
  lock: { mine: true, name: 'Marina Lopes', until: '2026-11-20T15:02:00Z' },
};

const onDesk = (claimed: Win) =>
  screen(validationArea, {
    path: deskPath(ID),
    answers: [
      answer(validation.claim, claimed),
      answer(validation.next, { id: null, waiting: 12 }),
      answer(validation.release, undefined),
    ],
  });

/** What the product knows itself is there from the beginning; of the documents it says what is lacking. */
export const OnTheDesk = onDesk(win);

/** Somebody else looks at it. */
export const WithSomebodyElse = onDesk({
  ...win,
  lock: { mine: false, name: 'Rafael Prado', until: '2026-11-20T15:02:00Z' },
});
