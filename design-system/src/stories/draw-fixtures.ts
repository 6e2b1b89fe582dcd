import type { ExtractionPrize } from '../extraction/index.ts';
import type { WalkedNumber } from '../number-walk/index.ts';
import type { Step, StepState } from '../steps/index.ts';

/** The words of the wizard's stories: the product's own live in the i18n catalogues. */
const SAID: Record<StepState, string> = {
  done: 'feito',
  current: 'agora',
  waiting: 'depois',
  paused: 'adiado',
  stopped: 'cancelado',
};

const STAGES = [
  ['Definir o sorteio', 'Íris Prado · 3 nov 2026 10:12'],
  ['Congelar a lista', 'Íris Prado · 20 nov 2026 18:40'],
  ['Digitar a extração', 'Íris Prado · 21 nov 2026 19:20'],
  ['Outra pessoa confirma', 'Bento Sales · 21 nov 2026 19:26'],
  ['Calcular', 'Bento Sales · 21 nov 2026 19:27'],
  ['Conferir o resultado', 'Íris Prado · 21 nov 2026 19:41'],
  ['Publicar', 'Cora Lins · 30 nov 2026 09:00'],
  ['Prestar contas', 'Íris Prado · 2 ago 2027 11:30'],
] as const;

/** The stages with `here` (0 for the first) as the one that stands in this state. */
export const stagesAt = (here: number, state: StepState = 'current'): Step[] =>
  STAGES.map(([title, note], index) => {
    const own = index < here ? 'done' : index > here ? 'waiting' : state;
    return { id: title, title, state: own, said: SAID[own], ...(own === 'done' && { note }) };
  });

const PRIZES = ['50366', '33514', '45504', '94365', '51105'];

/** The extraction 5732 of 18 January 2023; marked by the common modern rule, or not at all. */
export const extraction = (isMarked: boolean): ExtractionPrize[] =>
  PRIZES.map((digits, index) => {
    const label = `${index + 1}º prêmio`;
    const series = index < 3 ? `, dezena ${digits[3]} na série` : '';
    return {
      label,
      digits,
      marks: isMarked ? { 4: 'order', ...(index < 3 && { 3: 'series' }) } : {},
      said: isMarked ? `${label}: ${digits}. Unidade ${digits[4]} na ordem${series}.` : `${label}: ${digits}`,
    };
  });

export const walk: WalkedNumber[] = [
  { id: '0', number: '010/64455', tone: 'neutral', outcome: 'a busca parte daqui' },
  { id: '1', number: '010/64458', tone: 'warning', outcome: 'pulado', note: 'CPF bloqueado · acima' },
  { id: '2', number: '010/64460', tone: 'warning', outcome: 'pulado', note: 'menor de idade · acima' },
  {
    id: '3',
    number: '010/64463',
    tone: 'success',
    outcome: 'ganhou',
    won: true,
    note: 'Viagem às gravações · Marisa Coelho, Crato/CE · acima',
  },
  {
    id: '4',
    number: '010/64470',
    tone: 'info',
    outcome: 'suplente',
    note: '1º suplente · Viagem às gravações · Rui Sá, Belém/PA · acima',
  },
];
