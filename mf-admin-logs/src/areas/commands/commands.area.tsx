import { COMMAND_STATES, COMMAND_TRIGGERS, COMMANDS, commands } from '@fio/contracts/admin/commands';
import { DayFilter, defineArea } from '@fio/platform/area';
import { format } from '@fio/platform/i18n';
import { CommandsTools } from './commands-tools.tsx';
import { durationText } from './measures.ts';
import { RunOutput } from './run-output.tsx';
import { RunState } from './run-state.tsx';
import { RunSummary } from './run-summary.tsx';
import { RUN_PATH } from './run/run-path.ts';
import { useCommandsWords } from './words.ts';

const { t } = useCommandsWords;

/** The runs of an index are asked for from its own page: a chip and no field. */
const Nothing = () => null;

const useCommands = () => COMMANDS.map((value) => ({ value, label: t(`command.${value}`) }));
const useStates = () => COMMAND_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
const useTriggers = () => COMMAND_TRIGGERS.map((value) => ({ value, label: t(`trigger.${value}`) }));

const nameOf = ({ command, isDry }: { command: (typeof COMMANDS)[number]; isDry: boolean }) => {
  const name = t(`command.${command}`);
  return isDry ? t('name', { command: name }) : name;
};

/** What was run. Runs begin on a page of their own and are never changed. */
export const commandsArea = defineArea({
  contract: { list: commands.list, get: commands.get },
  words: useCommandsWords,
  nameOf,
  columns: [
    { key: 'command', cell: nameOf, width: '19rem' },
    { key: 'state', cell: ({ state }) => <RunState state={state} /> },
    { key: 'target' },
    { key: 'by', cell: ({ by, trigger }) => by ?? t(`trigger.${trigger}`) },
    { key: 'createdAt', format: 'dateTime' },
    { key: 'duration', cell: ({ duration }) => (duration === null ? '–' : durationText(duration)) },
    { key: 'exitCode', format: 'number' },
  ],
  filters: [
    { key: 'command', useChoices: useCommands },
    { key: 'state', useChoices: useStates },
    { key: 'trigger', useChoices: useTriggers },
    { key: 'from', control: DayFilter, text: format.day },
    { key: 'to', control: DayFilter, text: format.day },
    { key: 'target', control: Nothing, text: String },
  ],
  detail: {
    chip: ({ state }) => <RunState state={state} />,
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
