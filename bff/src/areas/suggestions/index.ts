import { adminSuggestions } from '@fio/contracts';
import { defineArea } from '../../engine/Area.ts';
import { findable } from '../../engine/findable.ts';
import { suggestionExports } from './suggestions.export.ts';
import { adminSuggestionRoutes, suggestionRoutes } from './suggestions.routes.ts';
import { suggestionPart, suggestionTables } from './personal-suggestions.ts';

/** Theories that visitors propose. */
export const suggestionsArea = defineArea({
  name: 'suggestions',
  audited: [{ name: 'suggestions', page: adminSuggestions }],
  routes: [...adminSuggestionRoutes, ...suggestionRoutes],
  exports: [suggestionExports],
  findables: [
    findable(
      adminSuggestions,
      ({ text }) => text,
      ({ show }) => show.title,
    ),
  ],
  personTables: suggestionTables,
  packageParts: [suggestionPart],
});
