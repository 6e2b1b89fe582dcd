import { validation } from '@fio/contracts/admin/validation';
import { definePages } from '@fio/platform/area';
import { useValidationWords } from './words.ts';

export const validationArea = definePages(
  useValidationWords,
  [
    {
      path: `${validation.next.path}/:prize?`,
      needs: validation.get,
      title: 'title',
      load: async () => (await import('./validation-page.tsx')).ValidationPage,
    },
  ],
  { section: 'promotion', icon: 'validation', order: 162, title: 'menu' },
);
