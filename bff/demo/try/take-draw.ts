import { setTimeout as delay } from 'node:timers/promises';
import type { calculation, CallInput, ResponseOf, winnersDraw } from '@fio/contracts';
import { COMMON_EARNING_RULE, COMMON_RULE_SET, todayInSaoPaulo } from '@fio/domain';
import { type Credentials, Refused, StaffSession } from './StaffSession.ts';

type Draw = ResponseOf<typeof winnersDraw.get>;
type Standing = ResponseOf<typeof calculation.get>;
type Regulations = ResponseOf<typeof winnersDraw.regulations>;

export interface Trial {
  /** Of the back office, without a slash at the end. */
  readonly origin: string;
  /** Two people, for no draw is one person's; the second may run commands too. */
  readonly first: Credentials;
  readonly second: Credentials;
  /** E-mail addresses of those who get lucky numbers. */
  readonly participants: readonly string[];
  /** Told of each step. */
  readonly say: (text: string) => void;
}

const DAY = 86_400_000;
/** In days from the definition: the period, and the extraction. */
const AT = { from: 1, to: 2, lottery: 4, held: 5 };
const NUMBERS_EACH = 5;
/** A list is frozen by the worker: a few seconds of a small one. */
const FREEZE = { everyMs: 200, times: 200 };
const EXTRACTION = {
  contest: '5962',
  prizes: ['23337', '82513', '17082', '53195', '49504'],
  source: 'Site das Loterias Caixa',
};
const MINUTES = {
  signatory: 'Otávio Rezende',
  role: 'Diretor de marketing',
  witnesses: [
    { name: 'Helena Prates', cpf: '529.982.247-25' },
    { name: 'Caio Monteverde', cpf: '111.444.777-35' },
  ],
  report: 'A apuração começou na hora marcada, diante das testemunhas, e correu sem ocorrências.',
};

function definition(
  today: Date,
  { id, certificate }: Regulations['items'][number],
): CallInput<typeof winnersDraw.create>['body'] {
  const day = (days: number) => todayInSaoPaulo(new Date(today.getTime() + days * DAY));
  return {
    title: 'Sorteio de teste',
    slug: `sorteio-de-teste-${today.getTime().toString(36)}`,
    regulationId: id,
    certificate: certificate ?? '04.000001/2026',
    periodFrom: day(AT.from),
    periodTo: day(AT.to),
    seriesFirst: 0,
    seriesLast: 1,
    lotteryDate: day(AT.lottery),
    plannedAt: `${day(AT.held)}T14:00:00-03:00`,
    place: 'Avenida da Meada, 1.500, São Paulo, SP',
    ruleSet: structuredClone(COMMON_RULE_SET) as Draw['ruleSet'],
    earning: structuredClone(COMMON_EARNING_RULE) as Draw['earning'],
    prizes: [{ title: 'Viagem', description: 'Para duas pessoas.', quantity: 1, value: 1_500_000 }],
    surrogates: 1,
    publishWithin: 10,
    documentsWithin: 3,
    documentsUnit: 'business_days',
    prescribesFrom: 'extraction',
    cutOffHours: 2,
    defenceDays: 5,
  };
}

/** A draft on a published regulation, its numbers committed and its period to come. */
async function define(first: StaffSession, today: Date): Promise<Draw> {
  const { items } = await first.get<Regulations>('/admin/winners-draw-regulations');
  const regulation = items.find(({ published }) => published);
  if (!regulation) throw new Refused('No regulation of draws is published.');
  const { id, version } = await first.send<Draw>(
    'POST',
    '/admin/winners-draw',
    definition(today, regulation),
  );
  await first.send('POST', `/admin/tickets-draws/${id}/commit`, { version });
  return first.send<Draw>('POST', `/admin/winners-draw/${id}/schedule`, { version });
}

/** Until the worker has written the list and what it is bound to. */
async function frozen(session: StaffSession, path: string): Promise<Standing> {
  for (let time = 0; time < FREEZE.times; time += 1) {
    const standing = await session.get<Standing>(path);
    if (standing.state === 'frozen') return standing;
    await delay(FREEZE.everyMs);
  }
  throw new Refused('The list was not frozen: is the worker running?');
}

/**
 * Takes a draw from its definition to its publication by the API alone, two people in turn, and moves the clock of the demonstration
 * over what lies between: answers its slug. Throws Refused with what the API answered.
 */
export async function takeDraw({ origin, participants, say, ...people }: Trial): Promise<string> {
  const first = new StaffSession(origin, people.first);
  const second = new StaffSession(origin, people.second);
  const signIn = () => Promise.all([first.signIn(), second.signIn()]);
  await signIn();
  const { now } = await second.get<{ now: string }>('/admin/demonstration/clock');
  const today = new Date(now);
  const moveTo = async (days: number, hour: string) => {
    const to = `${todayInSaoPaulo(new Date(today.getTime() + days * DAY))}T${hour}:00-03:00`;
    await second.send('POST', '/admin/demonstration/clock', { to });
    await signIn();
    say(`clock: ${to}`);
  };

  const draw = await define(first, today);
  say(`scheduled: ${draw.slug}`);
  await moveTo(AT.from, '12:00');
  for (const user of participants) {
    const reason = 'Para experimentar um sorteio.';
    await first.send('POST', '/admin/tickets', { drawId: draw.id, user, count: NUMBERS_EACH, reason });
  }
  say(`lucky numbers: ${participants.length * NUMBERS_EACH}`);
  await moveTo(AT.to + 1, '09:00');
  await first.send('POST', `/admin/tickets-draws/${draw.id}/reveal`, {});
  const path = `/admin/calculation/${draw.id}`;
  let standing = await first.get<Standing>(path);
  const step = async (by: StaffSession, name: string, body: object = {}) => {
    const method = name === 'minutes' ? 'PUT' : 'POST';
    standing = await by.send<Standing>(method, `${path}/${name}`, { version: standing.version, ...body });
    say(`${name}: ${standing.state}`);
  };
  await step(first, 'freeze');
  standing = await frozen(first, path);
  await moveTo(AT.lottery, '20:00');
  await step(first, 'extraction', EXTRACTION);
  await step(second, 'extraction', EXTRACTION);
  await step(first, 'run');
  await step(second, 'review');
  await step(first, 'minutes', MINUTES);
  await step(second, 'publish', { confirmation: draw.title });
  return draw.slug;
}
