import { tokens } from '@fio/contracts/admin/tokens';
import { Button } from '@fio/design-system/button';
import { IconPlus } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { CREATE_PATH } from './create/create-path.ts';
import { useTokensWords } from './words.ts';

/** The way from the list to the API's description and, for who may create one, to a new token. */
export function TokensTools() {
  const t = useTokensWords();
  const navigate = useNavigate();
  const may = useMay();
  return (
    <>
      <Button variant="secondary" href="/api/docs">
        {t('docs')}
      </Button>
      {may(tokens.create) && (
        <Button icon={<IconPlus />} href={CREATE_PATH} onNavigate={(href) => void navigate(href)}>
          {t('create')}
        </Button>
      )}
    </>
  );
}
