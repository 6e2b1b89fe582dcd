import { defineWords } from '../../i18n/index.ts';

export const useChangeWords = defineWords('changes', {
  pt: {
    changed: '{{name}} alterou este registro agora ({{action}}).',
    deleted: '{{name}} excluiu este registro agora.',
    editing: 'Ao salvar, você escolhe o que fica.',
    reload: 'Recarregar',
    label: 'Mudança neste registro',
    system: 'O sistema',
  },
  en: {
    changed: '{{name}} has just changed this record ({{action}}).',
    deleted: '{{name}} has just deleted this record.',
    editing: 'When you save, you choose what stays.',
    reload: 'Reload',
    label: 'Change of this record',
    system: 'The system',
  },
});
