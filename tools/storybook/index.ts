export { startDevelopment } from './development.ts';
export { nextStory } from './next-story.ts';
export { changeTheme, openStory } from './open-story.ts';
export { HOST, type Part, parts, placeOf } from './parts.ts';
export { serveParts } from './serve.ts';
export { storiesOf, type Story } from './stories.ts';
