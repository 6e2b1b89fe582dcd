import { registrationStory } from '@fio/contracts/admin/registration-story';
import { definePages } from '@fio/platform/area';
import { StoryPage } from './story-page.tsx';
import { useStoryWords } from './words.ts';

/** All that one person did, was given and was sent. One comes to it from the person, or from what they wrote. */
export const registrationStoryArea = definePages(
  useStoryWords,
  [
    {
      path: registrationStory.story.path,
      needs: registrationStory.story,
      title: 'title',
      // Not apart: a file more is named in what every page loads first.
      load: () => Promise.resolve(StoryPage),
    },
  ],
  null,
);
