import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import './looks.tsx';

/** A frame that isn't there yet begins with the switches as its address has them. */
const isOpen = (id: string) => document.querySelector(`#storybook-ref-${id}[data-is-loaded]`) !== null;

// The toolbar speaks to the stories of this Storybook alone: the remotes' hear of it here.
addons.register('remotes-toolbar', (api) => {
  let told = '';
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    const { theme, language } = globals;
    const switches = { theme, language };
    // What was told comes back as news.
    if (told === JSON.stringify(switches)) return;
    told = JSON.stringify(switches);
    for (const id of Object.keys(api.getRefs()).filter(isOpen))
      api.emit(UPDATE_GLOBALS, { globals: switches, options: { target: id } });
  });
});
