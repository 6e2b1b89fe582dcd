import { cpfImports } from '@fio/contracts/admin/cpf-imports';
import { Button } from '@fio/design-system/button';
import { IconUpload } from '@fio/design-system/icons';
import { useMay } from '@fio/platform/area';
import { useNavigate } from '@fio/platform/router';
import { IMPORT_PATH } from './import/import-path.ts';
import { useCpfBlockWords } from './words.ts';

/** The way from the list to the import of many, for who may block. */
export function CpfBlockTools() {
  const t = useCpfBlockWords();
  const navigate = useNavigate();
  if (!useMay()(cpfImports.start)) return null;
  return (
    <Button
      variant="secondary"
      icon={<IconUpload />}
      href={IMPORT_PATH}
      onNavigate={(href) => void navigate(href)}
    >
      {t('import')}
    </Button>
  );
}
