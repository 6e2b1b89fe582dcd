import type { latePt } from './late.pt.ts';

export const lateEn: Record<keyof typeof latePt, string> = {
  'release.label': 'New version',
  'release.text': 'There is a newer version of this page. Finish what you are doing and reload.',
  'release.reload': 'Reload',
  'release.later': 'Not now',
  'preview.label': 'Preview of a version',
  'preview.text':
    'You are looking at {{remote}} in version {{build}}, which is not live. It covers all tabs of this browser, until {{until}} or until the last of them is closed.',
  'preview.leave': 'Leave the preview',
};
