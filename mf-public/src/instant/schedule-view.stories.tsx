import type { Meta, StoryObj } from '@fio/platform/testing/stories';
import { evidenceWith } from './evidence.fixture.ts';
import { ScheduleView } from './schedule-view.tsx';

const meta = { title: 'Screens/Instant prizes', component: ScheduleView } satisfies Meta<typeof ScheduleView>;
export default meta;

const evidence = evidenceWith({
  name: 'Marisa Coelho',
  cpf: '***.418.273-**',
  city: 'Crato',
  state: 'CE',
});

export const Over: StoryObj<typeof meta> = { args: { evidence } };
