/** An axe rule that isn't asked of a story, with the reason. `stories` is the beginning of the ids it holds for. */
export type Exception = { rule: string; stories: string; reason: string };

const fragment =
  'a component is a part of a page: landmarks, the first heading and the skip link belong to the page around it';

/** Every exception by name. Patterns of whole pages and layouts are held to the page rules too. */
export const exceptions: readonly Exception[] = [
  { rule: 'region', stories: 'components-', reason: fragment },
  { rule: 'region', stories: 'foundations-', reason: fragment },
  { rule: 'landmark-one-main', stories: 'components-', reason: fragment },
  { rule: 'landmark-one-main', stories: 'foundations-', reason: fragment },
  { rule: 'page-has-heading-one', stories: 'components-', reason: fragment },
  { rule: 'page-has-heading-one', stories: 'foundations-', reason: fragment },
];
