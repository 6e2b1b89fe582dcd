// For the stories of remotes alone: what stands around a screen in the product, without the product.
export type { Meta, StoryObj } from 'storybook-react-rsbuild';
export { answer, type Answer } from './answers.ts';
export { areaStory } from './area-story.tsx';
export { STORY_NOW } from './boot.ts';
export type { StoryPage } from './page.tsx';
export { screen } from './screen.tsx';
