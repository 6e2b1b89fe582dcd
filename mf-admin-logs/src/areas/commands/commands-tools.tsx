import { commands } from '@fio/contracts/admin/commands';
import { Button } from '@fio/design-system/button';
import { IconPlayerPlay } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { RUN_PATH } from './run/run-path.ts';
import { useCommandsWords } from './words.ts';

/** The way from the log of runs to the commands there are. */
export function CommandsTools() {
  const t = useCommandsWords();
  const navigate = useNavigate();
  const may = useMay()(commands.start);
  return (
    <Button icon={<IconPlayerPlay />} href={RUN_PATH} onNavigate={(href) => void navigate(href)}>
      {t(may ? 'run' : 'run.title')}
    </Button>
  );
}
