import { registrationStory, STORY_KINDS, type StoryEntry } from '@fio/contracts/admin/registration-story';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { registrationStoryArea } from './registration-story.area.ts';

export default { title: 'Screens/Story of a person' } satisfies Meta;

type Story = ResponseOf<typeof registrationStory.story>;
const ID = '0190a000-0000-7000-8000-000000000001';
const person: Story['person'] = { id: ID, name: 'Nair Coelho', state: 'active' };
const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T14:30:00Z`;
const named = (id: string, day: number) => ({ id, at: at(day), recordId: id });

/** One of each kind. */
const items: readonly StoryEntry[] = [
  { kind: 'wins', ...named('a', 18), prize: 'Televisor', draw: '1ª edição', state: 'contacting' },
  { kind: 'prizes', ...named('b', 17), title: 'Par de ingressos', state: 'validated' },
  { kind: 'luckyNumbers', ...named('c', 16), number: '012/34567', draw: '1ª edição', state: 'distributed' },
  {
    kind: 'invoices',
    ...named('d', 16),
    cnpj: '12345678000195',
    number: '001234',
    valueCents: 12_990,
    state: 'valid',
  },
  { kind: 'votes', ...named('e', 15), theory: 'O farol vai se acender?', show: 'Farol', answer: 'Sim' },
  {
    kind: 'suggestions',
    ...named('f', 14),
    text: 'E se o farol estiver vivo? '.repeat(8),
    show: 'Farol',
    state: 'in_review',
  },
  {
    kind: 'customerService',
    ...named('g', 13),
    protocol: '2026-000012-3',
    subject: 'invoice',
    state: 'answered',
  },
  { kind: 'emails', ...named('h', 13), recordId: null, subject: 'Recebemos sua mensagem', state: 'sent' },
  { kind: 'notifications', ...named('i', 12), of: 'theory', channel: 'push' },
  { kind: 'invitations', ...named('j', 11), side: 'sent', state: 'doubtful', signs: ['together'] },
  { kind: 'passkeys', ...named('k', 10), recordId: null, name: 'Telefone da Nair' },
  {
    ...named('l', 9),
    ...{ kind: 'sessions', recordId: null, live: true, ip: '203.0.113.9', enteredBy: 'Otília Reis' },
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  },
  { kind: 'consents', ...named('m', 8), recordId: null, purpose: 'marketing', granted: false, version: '2' },
  { kind: 'registration', ...named('n', 8), recordId: null },
];

const story = (body: Story) =>
  screen(registrationStoryArea, {
    path: `/admin/registrations/${ID}/story`,
    answers: [answer(registrationStory.story, body)],
  });

export const EveryKind = story({ person, hidden: [], items: [...items], next: '1773757800000~votes~e' });

/** Somebody who has left, read by who may see little. */
export const Gone = story({
  person: { id: ID, name: null, state: 'anonymised' },
  hidden: STORY_KINDS.filter((kind) => kind !== 'registration' && kind !== 'consents'),
  items: items.slice(-2),
  next: null,
});

export const Nothing = story({ person, hidden: [], items: [], next: null });
