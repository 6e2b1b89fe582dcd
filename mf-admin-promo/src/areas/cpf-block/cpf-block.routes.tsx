import { cpfImports } from '@fio/contracts/admin/cpf-imports';
import { Gate } from '@fio/platform/area';
import type { RouteHandle } from '@fio/platform/remote';
import type { RouteObject } from '@fio/platform/router';
import { cpfBlockArea } from './cpf-block.area.tsx';
import { IMPORT_PATH } from './import/import-path.ts';
import { useCpfBlockWords } from './words.ts';

const handle: RouteHandle = {
  access: 'session',
  needs: cpfImports.start.access,
  title: () => useCpfBlockWords.t('import.title'),
};

export const cpfBlockRoutes: RouteObject[] = [
  ...cpfBlockArea,
  {
    path: IMPORT_PATH,
    handle,
    lazy: async () => {
      const { ImportPage } = await import('./import/import-page.tsx');
      return {
        Component: () => (
          <Gate needs={cpfImports.start}>
            <ImportPage />
          </Gate>
        ),
      };
    },
  },
];
