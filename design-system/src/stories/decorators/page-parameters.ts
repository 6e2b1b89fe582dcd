import { framed } from './framed.ts';

/** The parameters of a story that is a whole page: of it the rules of whole pages are asked too. */
export const wholePage = { layout: 'fullscreen', a11y: { config: { rules: [] } }, ...framed(640) } as const;
