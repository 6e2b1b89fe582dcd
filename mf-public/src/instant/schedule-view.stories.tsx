import { sha256 } from '@noble/hashes/sha2.js';
import type { PrizesEvidence } from '@fio/contracts/public/prize-commitments';
import { overSchedule } from '@fio/domain/prize-evidence.fixture';
import type { Meta, StoryObj } from '@fio/platform/testing/stories';
import { shake } from './schedule-slots.ts';
import { ScheduleView } from './schedule-view.tsx';

const meta = { title: 'Screens/Instant prizes', component: ScheduleView } satisfies Meta<typeof ScheduleView>;
export default meta;

const winner = { name: 'Marisa Coelho', cpf: '***.418.273-**', city: 'Crato', state: 'CE' };
const { schedule, slots, log } = overSchedule(sha256, shake).evidenceOf();
const evidence = {
  format: 'fio-prizes-evidence/1',
  schedule: { ...schedule, committedAt: '2026-02-20T12:00:00.000Z', revealedAt: '2026-03-03T13:00:00.000Z' },
  slots: slots.map((slot) => ({
    ...slot,
    wins: slot.wins.map((win) => ({ ...win, winner: win.refused === null ? winner : null })),
  })),
  log,
} as PrizesEvidence;

export const Over: StoryObj<typeof meta> = { args: { evidence } };
