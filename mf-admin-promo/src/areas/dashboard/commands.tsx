import { DASHBOARD_COMMANDS, dashboard, type DashboardCommand } from '@fio/contracts/admin/dashboard';
import { Button } from '@fio/design-system/button';
import { Heading, Text } from '@fio/design-system/text';
import { useMay } from '@fio/platform/area';
import { useApiMutation } from '@fio/platform/api';
import { toast } from '@fio/platform/feedback';
import { format } from '@fio/platform/i18n';
import classes from './dashboard.module.css';
import type { DashboardFigures } from './figures.tsx';
import { useDashboardWords } from './words.ts';

interface Props {
  readonly figures: DashboardFigures;
}

/** What a command is good for right now. */
function useHints({ refreshedAt, waiting }: DashboardFigures): Record<DashboardCommand, string> {
  const t = useDashboardWords();
  return {
    'refresh-statistics':
      refreshedAt === null ? t('refreshed.never') : t('refreshed.at', { at: format.dateTime(refreshedAt) }),
    'resend-mail':
      waiting.failedMail === 0 ? t('failedMail.none') : t('failedMail', { count: waiting.failedMail }),
    'freeze-lists': t('freezeHint'),
  };
}

function Command({ command, hint }: { command: DashboardCommand; hint: string }) {
  const t = useDashboardWords();
  const { mutate, isPending } = useApiMutation(dashboard.command, [dashboard.figures]);
  const start = () =>
    mutate(
      { params: { command } },
      {
        onSuccess: ({ started }) =>
          started === 0
            ? toast.info(t(`done.${command}`, { count: 0 }))
            : toast.success(t(`done.${command}`, { count: started })),
      },
    );
  return (
    <li>
      <Button variant="secondary" size="sm" loading={isPending} onClick={start}>
        {t(`command.${command}`)}
      </Button>
      <Text size="small" tone="muted">
        {hint}
      </Text>
    </li>
  );
}

/** What the worker does by itself sooner or later, now; for whoever may command. */
export function Commands({ figures }: Props) {
  const t = useDashboardWords();
  const hints = useHints(figures);
  if (!useMay()(dashboard.command)) return null;
  return (
    <section className={classes['card']} aria-labelledby="commands">
      <Heading level={2} size="s" id="commands">
        {t('commands')}
      </Heading>
      <ul className={classes['deadlines']}>
        {DASHBOARD_COMMANDS.map((command) => (
          <Command key={command} command={command} hint={hints[command]} />
        ))}
      </ul>
    </section>
  );
}
