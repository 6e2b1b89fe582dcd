import { registrationStory } from '@fio/contracts/admin/registration-story';
import { definePages } from '@fio/platform/area';
import { useStoryWords } from './words.ts';

/** All that one person did, was given and was sent. One comes to it from the person, or from what they wrote. */
export const registrationStoryArea = definePages(
  useStoryWords,
  [
    {
      path: registrationStory.story.path,
      needs: registrationStory.story,
      title: 'title',
      load: async () => (await import('./story-page.tsx')).StoryPage,
    },
  ],
  null,
);
