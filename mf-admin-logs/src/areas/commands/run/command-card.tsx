import { commands, type CommandRun } from '@fio/contracts/admin/commands';
import type { ResponseOf } from '@fio/contracts/core/endpoint';
import { Button } from '@fio/design-system/button';
import { IconEye, IconPlayerPlay } from '@fio/design-system/icons';
import { Link } from '@fio/design-system/link';
import { Heading, Text } from '@fio/design-system/text';
import { useApiMutation } from '@fio/platform/api';
import { Moment, useMay } from '@fio/platform/area';
import { confirm } from '@fio/platform/feedback';
import { useNavigate } from '@fio/platform/router';
import classes from '../commands.module.css';
import { isUnderWay, runState } from '../run-state.tsx';
import { useCommandsWords } from '../words.ts';

type Available = ResponseOf<typeof commands.available>['items'][number];

/** How its latest run went, and the way to what it put out. */
function Latest({ run, name }: { run: CommandRun | null; name: string }) {
  const t = useCommandsWords();
  const navigate = useNavigate();
  const may = useMay()(commands.get);
  if (run === null)
    return (
      <Text tone="muted" size="small">
        {t('run.never')}
      </Text>
    );
  return (
    <div className={classes['latest']} aria-label={t('run.latest')} role="group">
      <runState.Chip value={run.state} />
      <Moment at={run.createdAt} />
      {run.isDry && <span>{t('dry')}</span>}
      {may && (
        <Link
          href={`${commands.list.path}/${run.id}`}
          onNavigate={(href) => void navigate(href)}
          aria-label={t('run.openLabel', { command: name })}
        >
          {t('run.open')}
        </Link>
      )}
    </div>
  );
}

/** One command: what it does and when, its latest run, and the buttons for whom may run it. */
export function CommandCard({ item: { command, schedule, isReadOnly, latest } }: { item: Available }) {
  const t = useCommandsWords();
  const navigate = useNavigate();
  const may = useMay()(commands.start);
  const { mutateAsync, isPending } = useApiMutation(commands.start, [commands.available, commands.list]);
  const name = t(`command.${command}`);
  const isBusy = isPending || isUnderWay(latest?.state);
  const start = async (isDry: boolean) => {
    const asked = { title: t('run.ask', { command: name }), text: t('run.askText') };
    const isSure =
      isDry ||
      isReadOnly ||
      (await confirm({ ...asked, confirmText: t('run.real'), cancelText: t('cancel') }));
    if (!isSure) return;
    const { id } = await mutateAsync({ body: { command, isDry } });
    await navigate(`${commands.list.path}/${id}`);
  };
  // The person has been told by the call itself.
  const press = (isDry: boolean) => () => void start(isDry).catch(() => undefined);
  return (
    <li className={classes['card']}>
      <div>
        <Heading level={2} size="s">
          {name}
        </Heading>
        <code>{command}</code>
      </div>
      <Text size="small">{t(`command.${command}.text`)}</Text>
      <div>
        <Text tone="muted" size="small">
          {t(`schedule.${schedule ?? 'none'}`)}
        </Text>
        <Latest run={latest} name={name} />
      </div>
      {may && (
        <div className={classes['buttons']}>
          {!isReadOnly && (
            <Button
              variant="quiet"
              size="sm"
              icon={<IconEye size={16} />}
              disabled={isBusy}
              aria-label={t('run.dryLabel', { command: name })}
              onClick={press(true)}
            >
              {t('run.dry')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon={<IconPlayerPlay size={16} />}
            disabled={isBusy}
            aria-label={t('run.realLabel', { command: name })}
            onClick={press(false)}
          >
            {t('run.real')}
          </Button>
        </div>
      )}
    </li>
  );
}
