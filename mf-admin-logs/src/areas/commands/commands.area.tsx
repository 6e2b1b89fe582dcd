import { COMMAND_TRIGGERS, COMMANDS, commands } from '@fio/contracts/admin/commands';
import { IconX } from '@fio/design-system/icons';
import { DayFilter, defineArea, enumeration } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { isCancellable, runState } from './run-state.tsx';
import { CommandsTools } from './commands-tools.tsx';
import { durationText } from './measures.ts';
import { RunOutput } from './run-output.tsx';
import { RunSummary } from './run-summary.tsx';
import { RUN_PATH } from './run/run-path.ts';
import { useCommandsWords } from './words.ts';

const { t } = useCommandsWords;

/** The runs of an index are asked for from its own page: a chip and no field. */
const Nothing = () => null;

const nameOf = ({ command, isDry }: { command: (typeof COMMANDS)[number]; isDry: boolean }) => {
  const name = t(`command.${command}`);
  return isDry ? t('name', { command: name }) : name;
};

/** What was run. Runs begin on a page of their own and are never changed. */
export const commandsArea = defineArea({
  contract: { list: commands.list, get: commands.get },
  words: useCommandsWords,
  menu: { section: 'logs', group: 'logs', icon: 'commands', order: 240 },
  nameOf,
  enumerations: {
    command: enumeration(useCommandsWords, 'command', COMMANDS),
    state: runState,
    trigger: enumeration(useCommandsWords, 'trigger', COMMAND_TRIGGERS),
  },
  columns: [
    { key: 'command', cell: nameOf, width: '19rem' },
    { key: 'state' },
    { key: 'target' },
    { key: 'by', cell: ({ by, trigger }) => by ?? t(`trigger.${trigger}`) },
    { key: 'createdAt', format: 'dateTime', fact: true },
    {
      key: 'duration',
      format: 'number',
      cell: ({ duration }) => (duration === null ? '–' : durationText(duration)),
    },
    { key: 'exitCode', format: 'number' },
  ],
  filters: [
    { key: 'command' },
    { key: 'state' },
    { key: 'trigger' },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
    { key: 'target', control: Nothing, text: String },
  ],
  actions: [
    {
      id: 'cancel',
      endpoint: commands.cancel,
      when: ({ state }) => isCancellable(state),
      icon: <IconX size={16} />,
    },
  ],
  detail: {
    Summary: RunSummary,
    tabs: [{ id: 'output', Content: RunOutput }],
  },
  Tools: CommandsTools,
  pages: [
    {
      path: RUN_PATH,
      needs: commands.available,
      title: 'run.title',
      load: async () => (await import('./run/run-page.tsx')).RunPage,
    },
  ],
});
