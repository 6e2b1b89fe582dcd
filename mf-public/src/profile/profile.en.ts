import type { profilePt } from './profile.pt.ts';

export const profileEn: Record<keyof typeof profilePt, string> = {
  hello: 'Hello, {{name}}',
  signOut: 'Sign out',
  parts: 'Parts of the profile',
  votes: 'Votes',
  suggestions: 'Suggestions',
  suggestionsLead: 'What you sent to the wall, and what became of each idea.',
  promotion: 'Promotion',
  notifications: 'Notifications',
  data: 'Data',
  security: 'Access',
  privacy: 'Privacy',
  onlyOwn: 'Only the person themselves can do this. You entered the account of {{name}}.',
};
