import { commands, type CommandRun } from '@fio/contracts/admin/commands';
import { answer, screen, type Meta } from '@fio/platform/testing/stories';
import { commandsArea } from '../commands.area.tsx';

export default { title: 'Screens/Run a command' } satisfies Meta;

const run: CommandRun = {
  id: '0190a000-0000-7000-8000-000000000001',
  command: 'retention',
  target: null,
  trigger: 'schedule',
  isDry: false,
  state: 'succeeded',
  by: null,
  createdAt: '2026-03-18T05:30:00Z',
  startedAt: '2026-03-18T05:30:01Z',
  finishedAt: '2026-03-18T05:30:09Z',
  duration: 8_120,
  exitCode: 0,
};

export const Commands = screen(commandsArea, {
  path: `${commands.list.path}/run`,
  answers: [
    answer(commands.available, {
      items: [
        { command: 'retention', schedule: 'night', isReadOnly: false, latest: run },
        {
          command: 'resend-mail',
          schedule: 'quarter',
          isReadOnly: false,
          latest: {
            ...run,
            command: 'resend-mail',
            state: 'failed',
            by: 'Helena Prado',
            trigger: 'person',
            exitCode: 1,
          },
        },
        { command: 'verify-audit', schedule: null, isReadOnly: true, latest: null },
      ],
      periods: [
        { rule: 'links', days: 7, command: 'clean-up' },
        { rule: 'access', days: 180, command: 'retention' },
        { rule: 'uploads', days: 0, command: 'clean-up' },
      ],
    }),
  ],
});
