/**
 * The small components public pages are made of, and the index files by which everything is shared. One by one,
 * each would be a request; together they are one, which the shell starts to load with the page.
 */
const PUBLIC_PIECES = [
  'design-system/src/(button|chip|countdown|definition-list|empty-state|error-state|link|picture|poll-card|progress|series-card|snap-row|stamp|text|thread|visually-hidden)/',
  '(design-system|libs/platform)/src/[\\w-]+/index.ts$',
  'libs/platform/src/(permissions|remote)/',
  'libs/domain/src/ranked-results.ts$',
  '@tabler/icons-react/dist/esm/icons/Icon(Check|Chevrons?Left|Chevrons?Right).mjs$',
];

/** What judges what is typed: no page needs it before a form opens. */
const SCHEMAS = ['libs/build/src/zod.ts$', 'zod/v4/'];

/** What every control of Mantine's stands on, and those that forms have anywhere. The first form of a visitor loads it. */
const CONTROLS = [
  '@mantine/core/esm/core/',
  '@mantine/core/esm/utils/InputsGroupFieldset/',
  '@mantine/core/esm/utils/InlineInput/',
  '@mantine/core/esm/components/(ActionIcon|Checkbox|CloseButton|Input|InputBase|Loader|PasswordInput|Switch|Textarea|TextInput|Transition|UnstyledButton)/',
  'design-system/src/(fields|theme-provider)/',
  'clsx/',
  'maska/',
];

/** What opens over a page: dialogs, menus, lists to choose from. */
const OVERLAYS = [
  '@floating-ui/',
  '@mantine/core/esm/utils/Floating/',
  '@mantine/core/esm/components/(Combobox|FocusTrap|Modal|ModalBase|Overlay|Paper|Popover|Portal|ScrollArea|Select|VisuallyHidden)/',
  '(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)/',
];

/** What whoever works in the back office needs within the first minute: the engine's lists, forms and records. */
const BACK_OFFICE = [
  'libs/platform/src/area/',
  'design-system/src/(data-table|diff|fields-admin|pagination|rich-text-field|task-strip)/',
  '@mantine/core/esm/components/(Accordion|Menu|NumberInput|Radio)/',
  'react-number-format/',
];

const group = (name: string, pieces: readonly string[], priority: number) => ({
  name,
  test: new RegExp(pieces.join('|').replaceAll('/', '[\\\\/]')),
  enforce: true,
  priority,
});

/** How the host's modules share chunks, beside what the bundler does by itself: which pages ask for them together it can't know. */
export const hostChunks = {
  chunks: 'async' as const,
  cacheGroups: {
    public: group('public', PUBLIC_PIECES, 10),
    schemas: group('schemas', SCHEMAS, 12),
    controls: group('controls', CONTROLS, 8),
    overlays: group('overlays', OVERLAYS, 8),
    forms: group('forms', ['react-hook-form/', 'libs/platform/src/forms/'], 8),
    office: group('office', BACK_OFFICE, 6),
  },
};
