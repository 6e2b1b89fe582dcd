import type { Change } from './change.ts';
import { PromoteDialog } from './promote-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';

interface Props {
  readonly remote: string;
  readonly change: Change;
  /** The stable build that the page shows. */
  readonly live: string | undefined;
  readonly onClose: () => void;
}

/** The dialog of whichever change it is. */
export function ChangeDialog({ remote, change, live, onClose }: Props) {
  const { kind } = change;
  if (kind === 'promote' || kind === 'canary')
    return <PromoteDialog remote={remote} build={change.build} live={live} kind={kind} onClose={onClose} />;
  if (kind === 'back') return <RollbackDialog remote={remote} kind={kind} onClose={onClose} />;
  return <RollbackDialog remote={remote} kind={kind} build={change.build} onClose={onClose} />;
}
