import { defineWords } from '@fio/platform/i18n';

export const usePaletteWords = defineWords('palette', {
  pt: {
    title: 'Ir para',
    open: 'Buscar em tudo (Ctrl+K)',
    search: 'Buscar páginas e registros',
    placeholder: 'Página, enquete, participante, protocolo…',
    close: 'Fechar',
    keys: '↑ ↓ escolhem · Enter abre · Esc fecha',
    pages: 'Páginas',
    searching: 'Buscando…',
    nothing: 'Nada encontrado para “{{query}}”.',
    failed: 'A busca não respondeu. As páginas continuam aqui.',
  },
  en: {
    title: 'Go to',
    open: 'Search everything (Ctrl+K)',
    search: 'Search pages and records',
    placeholder: 'Page, poll, participant, protocol…',
    close: 'Close',
    keys: '↑ ↓ choose · Enter opens · Esc closes',
    pages: 'Pages',
    searching: 'Searching…',
    nothing: 'Nothing found for “{{query}}”.',
    failed: 'The search did not answer. The pages are still here.',
  },
});
