export type Language = 'pt' | 'en';
export const LANGUAGES: readonly Language[] = ['pt', 'en'];
