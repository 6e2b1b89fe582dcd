import { defineWidgets } from '@fio/platform/remote';
import { MySuggestions } from './suggestions/my-suggestions.tsx';

export default defineWidgets({ 'profile.suggestions': MySuggestions });
