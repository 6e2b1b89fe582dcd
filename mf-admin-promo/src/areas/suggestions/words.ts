import { defineWords } from '@fio/platform/i18n';
import { suggestionsEn } from './suggestions.en.ts';
import { suggestionsPt } from './suggestions.pt.ts';

export const useSuggestionsWords = defineWords('suggestions', { pt: suggestionsPt, en: suggestionsEn });
