import { tokens } from '@fio/contracts/admin/tokens';
import { Button } from '@fio/design-system/button';
import { IconPlus } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { CREATE_PATH } from './create/create-path.ts';
import { useTokensWords } from './words.ts';

/** The way from the list to a new token, for who may create one. */
export function TokensTools() {
  const t = useTokensWords();
  const navigate = useNavigate();
  if (!useMay()(tokens.create)) return null;
  return (
    <Button icon={<IconPlus />} href={CREATE_PATH} onNavigate={(href) => void navigate(href)}>
      {t('create')}
    </Button>
  );
}
