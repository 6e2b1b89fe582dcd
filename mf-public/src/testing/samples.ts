import type { PollView } from '@fio/contracts/public/polls';
import type { Visitor } from '@fio/contracts/public/visitor-session';

export const YES = '0190a000-0000-7000-8000-000000000001';
export const NO = '0190a000-0000-7000-8000-000000000002';
export const POLL = '0190a000-0000-7000-8000-0000000000aa';

/** An open yes/no theory with 3 votes for yes and 1 for no. */
export const samplePoll = (changes: Partial<PollView> = {}): PollView => ({
  id: POLL,
  slug: 'a-luz-chama',
  title: 'A luz chama alguma coisa?',
  type: 'yes_no',
  state: 'open',
  show: {
    slug: 'sal-na-lanterna',
    title: 'Sal na Lanterna',
    ink: '#ffc46b',
    shade: '#04141c',
    poster: null,
  },
  options: [
    { id: YES, label: 'Sim' },
    { id: NO, label: 'Não' },
  ],
  opensAt: '2026-01-01T12:00:00Z',
  closesAt: null,
  featured: false,
  correctOptionId: null,
  stamp: null,
  note: null,
  resolvedAt: null,
  right: null,
  results: {
    pollId: POLL,
    state: 'open',
    total: 4,
    counts: [
      { optionId: YES, votes: 3 },
      { optionId: NO, votes: 1 },
    ],
  },
  ...changes,
});

export const sampleVisitor: Visitor = {
  id: '0190a000-0000-7000-8000-0000000000bb',
  exp: '2099-01-01T00:00:00Z',
  name: 'Maria',
  lastName: 'da Silva',
  email: 'maria@example.com',
  emailVerified: false,
  cpf: '52998224725',
  phone: '11912345678',
  birthDate: '1990-10-10',
  state: 'SP',
  city: 'São Carlos',
  marketing: false,
  createdAt: '2026-01-01T12:00:00Z',
  skipLogout: false,
  enteredBy: null,
};
