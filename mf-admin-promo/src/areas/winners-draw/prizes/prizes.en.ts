import type { prizesPt } from './prizes.pt.ts';

export const prizesEn: Record<keyof typeof prizesPt, string> = {
  'prizes.hint': 'From the most valuable to the least: the order in which they are drawn.',
  'prizes.title': 'Prize',
  'prizes.quantity': 'Quantity',
  'prizes.value': 'Market value of one (R$)',
  'prizes.description': 'Description',
  'prizes.item': 'Prize {{position}}',
  'prizes.add': 'Add a prize',
  'prizes.remove': 'Remove prize {{position}}',
  'prizes.up': 'Move prize {{position}} up',
  'prizes.down': 'Move prize {{position}} down',
  'prizes.sort': 'Order by value',
  'prizes.total_one': '{{units}} prize, {{value}} in all.',
  'prizes.total_other': '{{units}} prizes, {{value}} in all.',
  'prizes.addPicture': 'Give a picture to: {{title}}',
  'prizes.changePicture': 'Change the picture of: {{title}}',
  'prizes.savePicture': 'Save the picture',
  'prizes.pictureSaved': 'Picture saved.',
  'prizes.none': 'No prize yet',
  'prizes.noneText': 'Edit the draw to say what is won.',
};
